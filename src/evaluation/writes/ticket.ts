import { sql } from 'kysely'
import { refuseStale } from '../../identity/reads/stale.ts'
import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { sameVersion } from '../../platform/version.ts'
import { palmRecord as recordOnTheWire } from '../contract/record.ts'
import { lockOf } from '../reads/lock.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { lockOfOrder } from '../rules.ts'

export type Ticket = Awaited<ReturnType<typeof lockTicket>>

/** A ticket, and the version of it that the officer saw. */
export interface TicketVersion {
  SSWeightID: number
  Version?: number | null
}

/**
 * Locks a ticket until the transaction ends and counts up its version: whoever else grades, prices or orders it waits.
 * Refuses an unknown ticket, one that changed since the version that was seen, and one that an order has frozen.
 */
export async function lockTicket(seen: TicketVersion) {
  const ticket = await lockTicketRow(seen)
  const lock = await lockOf(ticket)
  if (!lock) return ticket
  refuse(lockOfOrder(lock.params.state), lock.params, lock)
}

/** As `lockTicket`, also where an order has frozen the ticket; `keepVersion` does not count up the version. */
export async function lockTicketRow({ SSWeightID, Version }: TicketVersion, keepVersion = false) {
  const row = await db()
    .updateTable('weigh_tickets')
    .set({ version: sql<number>`version + ${keepVersion ? 0 : 1}` })
    .where('id', '=', SSWeightID)
    .where(sameVersion(Version))
    .returning(['id', 'ticket_name as name', 'customer_id', 'product_code', 'registration'])
    .returning(['weight_in_kg', 'net_weight_kg'])
    .executeTakeFirst()
  return row ?? refuseUnlocked(SSWeightID)
}

async function refuseUnlocked(id: number): Promise<never> {
  const ticket = await db()
    .selectFrom('weigh_tickets')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!ticket) refuse('ticket.notFound')
  const present = recordOnTheWire.parse(await palmRecord(id))
  return refuseStale('ticket', { id, made: ticket.created_at, present })
}

/** The record of a locked ticket with its version before the lock: for a refusal, which rolls the lock back. */
export async function recordBefore(ticketId: number) {
  const record = recordOnTheWire.parse(await palmRecord(ticketId))
  return { ...record, Version: record.Version - 1 }
}

/** The grading in force, with the officer's name; undefined for a ticket that waits for its grade. */
export function currentGrading(ticketId: number) {
  return db()
    .selectFrom('gradings_in_force as gradings')
    .innerJoin('officers', 'officers.id', 'gradings.graded_by')
    .selectAll('gradings')
    .select('officers.full_name as officer')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
}

export type Grading = NonNullable<Awaited<ReturnType<typeof currentGrading>>>

/** The valuation in force, with the officer's name; undefined for a ticket that waits for its price. */
export function currentValuation(ticketId: number) {
  return db()
    .selectFrom('valuations_in_force as valuations')
    .innerJoin('officers', 'officers.id', 'valuations.valued_by')
    .selectAll('valuations')
    .select('officers.full_name as officer')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
}

/** Voids the price in force, with an audit entry; does nothing where there is none. */
export async function voidPrice(
  ticket: Ticket,
  reason: string | null,
  ctx: OfficerContext,
): Promise<void> {
  const before = await currentValuation(ticket.id)
  if (!before) return
  await db()
    .updateTable('valuations')
    .set({ voided_at: ctx.now })
    .where('id', '=', before.id)
    .execute()
  await audit(ctx, { action: 'ticket.voidPrice', entity: 'ticket', id: ticket.id, before, reason })
}
