import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'

export type Ticket = Awaited<ReturnType<typeof holdTicket>>

/**
 * Locks a ticket for the rest of the transaction, so that whoever else grades, values or orders it waits.
 * Refuses an unknown one and one that an order keeps from changing.
 */
export async function holdTicket(id: number) {
  const row = await db()
    .selectFrom('weigh_tickets')
    .select(['id', 'slip_number', 'scale_id_in', 'customer_id', 'product_code', 'registration'])
    .select(['weight_in_kg', 'net_weight_kg'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) refuse('ticket.notFound')
  const ticket = { ...row, name: row.slip_number ?? row.scale_id_in }
  await refuseLocked(ticket)
  return ticket
}

async function refuseLocked(ticket: { id: number; name: string }): Promise<void> {
  const order = await db()
    .selectFrom('ticket_locks')
    .innerJoin('purchase_orders', 'purchase_orders.number', 'ticket_locks.order_number')
    .select(['number', 'badge'])
    .where('ticket_id', '=', ticket.id)
    .executeTakeFirst()
  if (!order) return
  const isFinal = order.badge === 'IV' || order.badge === 'F'
  const params = { ticket: ticket.name, po: order.number, state: order.badge }
  refuse(isFinal ? 'ticket.lockedFinal' : 'ticket.locked', params)
}

/** The grading in force, with the officer's name; undefined for a ticket that waits for its grade. */
export function currentGrading(ticketId: number) {
  return db()
    .selectFrom('gradings')
    .innerJoin('officers', 'officers.id', 'gradings.graded_by')
    .selectAll('gradings')
    .select(officerName)
    .where('ticket_id', '=', ticketId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}

/** The valuation in force, with the officer's name; undefined for a ticket that waits for its price. */
export function currentValuation(ticketId: number) {
  return db()
    .selectFrom('valuations')
    .innerJoin('officers', 'officers.id', 'valuations.valued_by')
    .selectAll('valuations')
    .select(officerName)
    .where('ticket_id', '=', ticketId)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
}

const officerName = sql<string>`officers.first_name || ' ' || officers.last_name`.as('officer')
