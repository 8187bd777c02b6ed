import type { HandlerResult } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { priceOfDay } from '../../pricing/reads/prices.ts'
import type { calls } from '../contract.ts'
import { ladderDay } from '../rules.ts'

type LadderOfDay = HandlerResult<typeof calls.getLadderOfDay>

/**
 * The ladder at the end of the day on which a ticket was weighed out; nulls where that is no day before today, or nobody
 * had set prices by then. Refuses `ticket.notFound`.
 */
export async function ladderOfTicket(ticketId: number, now: Date): Promise<LadderOfDay> {
  const ticket = await db()
    .selectFrom('weigh_tickets')
    .select(['product_code', 'day_out'])
    .where('id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) refuse('ticket.notFound')
  const LadderDay = ladderDay(ticket.day_out, businessDay(now))
  const Ladder = LadderDay && (await priceOfDay(ticket.product_code, LadderDay))
  return Ladder ? { LadderDay, Ladder } : { LadderDay: null, Ladder: null }
}
