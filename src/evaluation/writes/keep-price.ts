import type { Selectable } from 'kysely'
import { db } from '../../platform/db.ts'
import type { GradingsTable } from '../tables.ts'
import { currentValuation } from './in-force.ts'
import { returnRateNow } from './terms.ts'
import type { Ticket } from './ticket.ts'

type Grading = Pick<Selectable<GradingsTable>, 'id' | 'is_return'>

/**
 * Keeps the price in force for a corrected grading of the same grade. The return rate, which is recorded with it and not
 * part of it, follows a return that was added or taken back.
 */
export async function keepPrice(
  ticket: Ticket,
  { before, after }: { before: Grading; after: Grading },
): Promise<void> {
  const isSameReturn = before.is_return === after.is_return
  const rate = isSameReturn ? {} : { return_rate: await returnRateNow(ticket, after.is_return) }
  const price = await currentValuation(ticket.id)
  if (!price) return
  await db()
    .updateTable('valuations')
    .set({ grading_id: after.id, ...rate })
    .where('id', '=', price.id)
    .execute()
}
