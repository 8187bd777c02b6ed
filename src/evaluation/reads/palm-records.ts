import type { HandlerResult } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { asPage, count, windowOf } from '../../platform/paging.ts'
import type { calls } from '../contract.ts'
import { type Filters, matchingTickets } from './matching.ts'
import { recordOf, recordsOf } from './records.ts'
import { NEWEST_FIRST, sortedIds } from './sorting.ts'

type Calls = typeof calls

/** The tickets that match, sorted as asked: newest time in first where nothing is said. */
export async function palmRecords(
  filters: Filters,
): Promise<HandlerResult<Calls['getWeightProcess']>> {
  if (filters.POHeaderUUID) await requireOrder(filters.POHeaderUUID)
  const { tickets, narrowing } = await matchingTickets(filters)
  const found = await count(tickets.select('weigh_tickets.id'))
  const matching = { tickets, narrowing, found }
  const ids = await sortedIds(matching, filters.sort ?? NEWEST_FIRST, windowOf(filters.page))
  return asPage(filters.page, found, await recordsOf(ids))
}

/** One ticket as the list has it. The ticket must exist. */
export async function palmRecord(ticketId: number): Promise<HandlerResult<Calls['evaluate']>> {
  return (await recordOf(ticketId))!
}

/** Refuses `ticket.notFound` where there is no such ticket. */
export async function requireTicket(ticketId: number): Promise<void> {
  const ticket = await db()
    .selectFrom('weigh_tickets')
    .select('id')
    .where('id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) refuse('ticket.notFound')
}

async function requireOrder(id: string): Promise<void> {
  const order = await db()
    .selectFrom('existing_orders')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!order) refuse('po.notFound')
}
