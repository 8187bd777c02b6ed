import { db } from '../src/platform/db.ts'
import { importTickets } from '../src/weighing/writes/import-tickets.ts'
import { setRefusedAside } from '../src/weighing/writes/resolve-refused.ts'
import { voidTicket } from '../src/weighing/writes/void-ticket.ts'
import { contextOf, type Officers } from './contexts.ts'
import type { Trip } from './day.ts'
import type { Progress } from './progress.ts'
import { asSent, scaleContextAt } from './weigh.ts'

const MINUTE = 60_000

interface Story {
  /** Minutes before the load. */
  ago: number
  way: 'in' | 'out'
  /** What the scale sends otherwise than it should. */
  wrong: (trip: Trip) => Record<string, unknown>
  times?: number
}

/** What the scales sent of trucks that are not in the mill, and the intake refused. */
const STORIES: readonly Story[] = [
  { ago: 12, way: 'in', wrong: () => ({ CarRegister: '' }), times: 3 },
  { ago: 47, way: 'out', wrong: ({ weightInKg }) => ({ WeightOut: weightInKg + 40 }), times: 2 },
  { ago: 95, way: 'out', wrong: ({ weightOutKg }) => ({ WeightOut: weightOutKg + 0.125 }) },
  { ago: 160, way: 'in', wrong: () => ({ CustomerDataID: null }) },
  { ago: 1500, way: 'in', wrong: () => ({ CarRegister: 'ทดสอบ', WeightIn: 0 }) },
]

/** Adds tickets that the intake refused, the last of them set aside by the manager. */
export async function refuseTickets(
  progress: readonly Progress[],
  officers: Officers,
  now: Date,
): Promise<void> {
  const trips = progress.filter(({ isOut }) => isOut).map(({ trip }) => trip)
  for (const [index, { ago, way, wrong, times = 1 }] of STORIES.entries()) {
    const trip = trips.at(-5 - 7 * index)
    if (!trip) continue
    const sent = {
      ...asSent(trip, way === 'out'),
      ...wrong(trip),
      WeightScaleIDIn: `RF${trip.scaleId}`,
    }
    for (let time = 0; time < times; time += 1) {
      const at = new Date(now.getTime() - (ago - 2 * time) * MINUTE)
      const [imported] = await importTickets([sent], await scaleContextAt(at, way))
      if (imported?.Outcome !== 'refused') throw new Error('The intake took in a wrong truck')
    }
  }
  await setTrialAside(officers, now)
}

async function setTrialAside(officers: Officers, now: Date): Promise<void> {
  const trial = await db()
    .selectFrom('open_refused_tickets')
    .select('id')
    .where('code', '=', 'scale.net')
    .orderBy('first_seen_at')
    .executeTakeFirst()
  if (!trial) return
  const ctx = contextOf(officers[50], new Date(now.getTime() - 1440 * MINUTE))
  await setRefusedAside({ ID: trial.id, Reason: 'trialWeighing' }, ctx)
}

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
