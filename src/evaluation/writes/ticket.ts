import { sql } from 'kysely'
import { refuseStale } from '../../identity/reads.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { palmRecord as recordOnTheWire } from '../contract.ts'
import { palmRecord } from '../reads/palm-records.ts'

export type Ticket = Awaited<ReturnType<typeof holdTicket>>

/** The ticket that an officer means, and the version that they saw. */
export interface Wanted {
  SSWeightID: number
  Version?: number | null
}

/**
 * Holds a ticket for the rest of the transaction, as its next version: whoever else grades, values or orders it
 * waits. Refuses an unknown one, one that changed since the version wanted, and one that an order keeps as it is.
 */
export async function holdTicket({ SSWeightID, Version }: Wanted) {
  const row = await db()
    .updateTable('weigh_tickets')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', SSWeightID)
    .$if(Version != null, (query) => query.where('version', '=', Version ?? 0))
    .returning(['id', 'slip_number', 'scale_id_in', 'customer_id', 'product_code', 'registration'])
    .returning(['weight_in_kg', 'net_weight_kg'])
    .executeTakeFirst()
  if (!row) return refuseUnheld(SSWeightID)
  const ticket = { ...row, name: row.slip_number ?? row.scale_id_in }
  await refuseLocked(ticket)
  return ticket
}

async function refuseUnheld(id: number): Promise<never> {
  const ticket = await db()
    .selectFrom('weigh_tickets')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!ticket) refuse('ticket.notFound')
  const present = recordOnTheWire.parse(await palmRecord(id))
  return refuseStale('ticket', { id, made: ticket.created_at, present })
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
