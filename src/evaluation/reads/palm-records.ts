import type { HandlerResult } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { asPage, windowOf } from '../../platform/paging.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { type Filters, filteringOf } from './matching.ts'
import { recordOf, recordsOf } from './records.ts'
import { NEWEST_FIRST, sortedPage } from './sorting.ts'

type Calls = typeof calls

/** The tickets that match, sorted as asked: newest time in first where nothing is said. */
export async function palmRecords(
  filters: Filters,
  { now }: Pick<CallContext, 'now'>,
): Promise<HandlerResult<Calls['getWeightProcess']>> {
  if (filters.POHeaderUUID) await requireOrder(filters.POHeaderUUID)
  const { page, sort } = filters
  const filtering = await filteringOf(filters, businessDay(now))
  const { found, ids } = await sortedPage(filtering, sort ?? NEWEST_FIRST, windowOf(page))
  return asPage(page, found, await recordsOf(ids))
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
