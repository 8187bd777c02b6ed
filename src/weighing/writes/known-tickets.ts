import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { partOf, READING_COLUMNS, withNumbers } from '../reads.ts'
import { merge, type TicketOnRecord, type Weighing } from '../rules.ts'

/** A ticket of an import: known before it, or made by an earlier reading of the same request. */
export interface KnownTicket extends TicketOnRecord {
  id?: number
  scaleId: string
  isVoided: boolean
  /** Of what waits for its decision. */
  openId?: number
}

/** The tickets of those scale ids, locked until the transaction ends. */
export async function lockKnownTickets(
  scaleIds: readonly string[],
): Promise<Map<string, KnownTicket>> {
  return asKnown(await ticketsOf(scaleIds).forUpdate('weigh_tickets').execute())
}

/** The tickets of those scale ids as they are now. */
export async function findKnownTickets(
  scaleIds: readonly string[],
): Promise<Map<string, KnownTicket>> {
  return asKnown(await ticketsOf(scaleIds).execute())
}

async function asKnown(rows: TicketRow[]): Promise<Map<string, KnownTicket>> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const latest = await latestReadings(ids)
  const waiting = await openCorrections(ids)
  const protectedIds = await protectedAmong(ids)
  return new Map(
    rows.map(({ id, scale_id_in: scaleId, is_voided: isVoided, ...row }) => {
      const ticket = withNumbers(row)
      const known = {
        id,
        scaleId,
        isVoided,
        ticket,
        latestReading: latest.get(id) ?? ticket,
        isProtected: protectedIds.has(id),
        ...(waiting.get(id) ?? { open: {} }),
      }
      return [scaleId, known]
    }),
  )
}

type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketsOf>['execute']>>[number]

function ticketsOf(scaleIds: readonly string[]) {
  return db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .select([...READING_COLUMNS, 'weigh_tickets.id', 'scale_id_in', 'is_voided'])
    .where(sql<boolean>`scale_id_in = any(${scaleIds})`)
    .orderBy('weigh_tickets.id')
}

async function latestReadings(ids: readonly number[]): Promise<Map<number, Weighing>> {
  const readings = await db()
    .selectFrom('scale_readings')
    .innerJoin('customers', 'customers.id', 'scale_readings.customer_id')
    .select([...READING_COLUMNS, 'ticket_id'])
    .where(sql<boolean>`ticket_id = any(${ids})`)
    .orderBy('scale_readings.id')
    .execute()
  const latest = new Map<number, Weighing>()
  for (const { ticket_id, ...row } of readings) {
    const reading = withNumbers(row)
    latest.set(ticket_id, merge(latest.get(ticket_id) ?? reading, reading))
  }
  return latest
}

async function openCorrections(ids: readonly number[]) {
  const rows = await db()
    .selectFrom('open_corrections as weight_corrections')
    .leftJoin('customers', 'customers.id', 'weight_corrections.customer_id')
    .select([...READING_COLUMNS, 'weight_corrections.id', 'ticket_id'])
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
