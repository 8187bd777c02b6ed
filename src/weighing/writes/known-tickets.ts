import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { partOf, SAID, withNumbers } from '../reads.ts'
import { heard, type Known, type Weighing } from '../rules.ts'

/** A ticket of an import: known before it, or made by an earlier reading of the same request. */
export interface Standing extends Known {
  id?: number
  scaleId: string
  /** Of what waits for its decision. */
  openId?: number
}

/** The tickets of those scale ids, locked until the transaction ends. */
export async function lockKnownTickets(
  scaleIds: readonly string[],
): Promise<Map<string, Standing>> {
  const rows = await lockTickets(scaleIds)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const said = await lastSaid(ids)
  const waiting = await openCorrections(ids)
  const kept = await protectedAmong(ids)
  return new Map(
    rows.map(({ id, scale_id_in: scaleId, ...row }) => {
      const ticket = withNumbers(row)
      const standing = {
        id,
        scaleId,
        ticket,
        lastSaid: said.get(id) ?? ticket,
        isProtected: kept.has(id),
        ...(waiting.get(id) ?? { open: {} }),
      }
      return [scaleId, standing]
    }),
  )
}

function lockTickets(scaleIds: readonly string[]) {
  return db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .select([...SAID, 'weigh_tickets.id', 'scale_id_in'])
    .where(sql<boolean>`scale_id_in = any(${scaleIds})`)
    .orderBy('weigh_tickets.id')
    .forUpdate('weigh_tickets')
    .execute()
}

async function lastSaid(ids: readonly number[]): Promise<Map<number, Weighing>> {
  const readings = await db()
    .selectFrom('scale_readings')
    .innerJoin('customers', 'customers.id', 'scale_readings.customer_id')
    .select([...SAID, 'ticket_id'])
    .where(sql<boolean>`ticket_id = any(${ids})`)
    .orderBy('scale_readings.id')
    .execute()
  const said = new Map<number, Weighing>()
  for (const { ticket_id, ...row } of readings) {
    const reading = withNumbers(row)
    said.set(ticket_id, heard(said.get(ticket_id) ?? reading, reading))
  }
  return said
}

async function openCorrections(ids: readonly number[]) {
  const rows = await db()
    .selectFrom('open_corrections as weight_corrections')
    .leftJoin('customers', 'customers.id', 'weight_corrections.customer_id')
    .select([...SAID, 'weight_corrections.id', 'ticket_id'])
    .where(sql<boolean>`ticket_id = any(${ids})`)
    .execute()
  return new Map(
    rows.map(({ id, ticket_id, ...row }) => [ticket_id, { openId: id, open: partOf(row) }]),
  )
}

async function protectedAmong(ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ ticket_id: number }>`
    select ticket_id from gradings_in_force where ticket_id = any(${ids})
    union select ticket_id from lines_in_force where ticket_id = any(${ids})
    union select ticket_id from weight_corrections where decision = 'applied' and ticket_id = any(${ids})
  `.execute(db())
  return new Set(rows.map(({ ticket_id }) => ticket_id))
}
