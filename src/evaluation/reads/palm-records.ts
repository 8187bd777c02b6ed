import { sql } from 'kysely'
import type { Given, Parsed } from '../../platform/call.ts'
import { containing } from '../../platform/containing.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { pageOf } from '../../platform/paging.ts'
import type { calls } from '../contract.ts'
import { records, withReturn } from './records.ts'

type Calls = typeof calls
type Filters = Parsed<Calls['getWeightProcess']>

/** The tickets that match, newest time in first. */
export async function palmRecords(filters: Filters): Promise<Given<Calls['getWeightProcess']>> {
  if (filters.POHeaderUUID) await requireOrder(filters.POHeaderUUID)
  const matching = await matchingTickets(filters)
  return pageOf(filters.page, matching, async ({ limit, offset }) => {
    const page = matching
      .orderBy('time_in', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
    const rows = await records(page).execute()
    return rows.map(withReturn)
  })
}

/** One ticket as the list has it. The ticket must exist. */
export async function palmRecord(ticketId: number): Promise<Given<Calls['evaluate']>> {
  const ticket = db().selectFrom('weigh_tickets').select('id').where('id', '=', ticketId)
  return withReturn(await records(ticket).executeTakeFirstOrThrow())
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
    .selectFrom('purchase_orders')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!order) refuse('po.notFound')
}

async function matchingTickets(filters: Filters) {
  const { POHeaderUUID, filterSearch, filterGrade, filterDateIn, filterDateOut, filterStatus } =
    filters
  let tickets = db().selectFrom('weigh_tickets').select('weigh_tickets.id')
  if (filterDateIn) tickets = tickets.where('day_in', '=', filterDateIn)
  if (filterDateOut) tickets = tickets.where('day_out', '=', filterDateOut)
  if (filterSearch) tickets = tickets.where(await sellerOrVehicle(filterSearch))
  if (POHeaderUUID) tickets = tickets.where('weigh_tickets.id', 'in', ticketsOfOrder(POHeaderUUID))
  if (typeof filterGrade === 'number')
    tickets = tickets.where('weigh_tickets.id', 'in', graded(filterGrade))
  if (filterStatus === 'W') tickets = tickets.where('weigh_tickets.id', 'in', waiting())
  if (filterStatus === 'C') tickets = tickets.where('weigh_tickets.id', 'not in', waiting())
  return tickets
}

/** Sellers are found first: knowing how many there are, PostgreSQL takes the index that fits a rare or a common one. */
async function sellerOrVehicle(typed: string) {
  const pattern = containing(typed)
  const sellers = await db()
    .selectFrom('customers')
    .select('id')
    .where((eb) => eb.or([eb('code', 'ilike', pattern), eb('name', 'ilike', pattern)]))
    .execute()
  const ids = sellers.map(({ id }) => id)
  return sql<boolean>`(registration ilike ${pattern} or customer_id = any(${ids}::bigint[]))`
}

function ticketsOfOrder(orderId: string) {
  return db()
    .selectFrom('order_lines')
    .select('ticket_id')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
}

function graded(percent: number) {
  return db()
    .selectFrom('gradings')
    .select('ticket_id')
    .where('grade_percent', '=', percent)
    .where('superseded_at', 'is', null)
}

function waiting() {
  return db().selectFrom('tickets_to_value').select('ticket_id')
}
