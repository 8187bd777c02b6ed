import { importTickets } from '../weighing/writes/import-tickets.ts'
import { voidTicket } from '../weighing/writes/void-ticket.ts'
import { contextOf, type Officers } from './contexts.ts'
import type { Progress } from './progress.ts'
import { asSent, scaleContextAt } from './weigh.ts'

const MINUTE = 60_000

/** Adds a truck that was weighed in twice: the manager voided the first weigh-in. */
export async function voidWeighIn(
  progress: readonly Progress[],
  officers: Officers,
): Promise<void> {
  const trip = progress.filter(({ isOut }) => isOut).at(-3)?.trip
  if (!trip) return
  const at = new Date(trip.timeIn.getTime() - 3 * MINUTE)
  const sent = {
    ...asSent(trip, false),
    WeightScaleIDIn: `VD${trip.scaleId}`,
    WeightIn: trip.weightInKg - 260,
    WeightTimeIn: at.toISOString(),
  }
  const [imported] = await importTickets([sent], await scaleContextAt(at, 'in'))
  if (imported?.SSWeightID == null) throw new Error('The intake refused a truck')
  const ctx = contextOf(officers[50], new Date(at.getTime() + 8 * MINUTE))
  await voidTicket({ SSWeightID: imported.SSWeightID, Reason: 'weighedAgain' }, ctx)
}
