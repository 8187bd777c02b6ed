import { sql } from 'kysely'
import { refuseStale } from '../../identity/reads/stale.ts'
import { audit, type Entry } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { statement } from '../../platform/statement.ts'
import { sameVersion } from '../../platform/version.ts'
import { palmRecord as recordOnTheWire } from '../contract/record.ts'
import { palmRecord } from '../reads/palm-records.ts'

export type Ticket = Awaited<ReturnType<typeof lockTicketRow>>

/** A ticket, and the version of it that the officer saw. */
export interface TicketVersion {
  SSWeightID: number
  Version?: number | null
}

/**
 * Locks a ticket until the transaction ends and counts up its version, which `keepVersion` does not: whoever else
 * grades, prices or orders it waits. Refuses an unknown ticket, and one that changed since the version that was seen.
 */
export async function lockTicketRow({ SSWeightID, Version }: TicketVersion, keepVersion = false) {
  const lock = { id: SSWeightID, base: Version ?? null, step: keepVersion ? 0 : 1 }
  const [row] = await updateVersion(lock)
  return row ?? refuseUnlocked(SSWeightID)
}

interface Lock {
  id: number
  /** The version that the officer saw. */
  base: number | null
  step: number
}

const updateVersion = statement(({ id, base, step }: Lock) =>
  db()
    .updateTable('weigh_tickets')
    .set({ version: sql<number>`version + ${step}` })
    .where('id', '=', id)
    .where(sameVersion(base))
    .returning([
      'id',
      'ticket_name as name',
      'customer_id',
      'product_code',
      'registration',
      'day_out',
    ])
    .returning(['weight_in_kg', 'net_weight_kg', 'current_grade_percent', 'current_net_price'])
    .returning('is_voided'),
)

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

/** Says in the audit trail what an officer did with a ticket, and has open screens read it again. */
export async function recordChange(
  { id }: Ticket,
  change: Omit<Entry, 'entity' | 'id'>,
  ctx: OfficerContext,
): Promise<void> {
  await audit(ctx, { ...change, entity: 'ticket', id })
  publishChange('tickets', [id])
}
