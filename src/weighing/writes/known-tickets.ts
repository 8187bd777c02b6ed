import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { heard, type Weighing } from '../rules.ts'

/** What a reading says, of readings and tickets alike. */
const SAID = [
  'slip_number',
  'registration',
  'customers.code as customer_code',
  'product_code',
  'product_type_name',
  'weight_in_kg',
  'time_in',
  'weight_out_kg',
  'time_out',
  'weighed_by',
  'remark',
] as const

/** A ticket as an import finds it. */
interface KnownTicket {
  id: number
  scaleId: string
  /** The values in force. */
  ticket: Weighing
  /** What the scale said last of each field: a correction by an officer is not in it. */
  lastSaid: Weighing
  /** Graded, or on an order: the scale only proposes changes. */
  isProtected: boolean
}

/** A ticket of an import: known before it, or made by an earlier reading of the same request. */
export type Standing = Omit<KnownTicket, 'id'> & { id?: number }

/** The tickets of those scale ids, locked until the transaction ends. */
export async function lockKnownTickets(
  scaleIds: readonly string[],
): Promise<Map<string, Standing>> {
  const rows = await lockTickets(scaleIds)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const [said, kept] = [await lastSaid(ids), await protectedAmong(ids)]
  return new Map(
    rows.map(({ id, scale_id_in, ...row }) => {
      const ticket = withNumbers(row)
      const known = {
        id,
        scaleId: scale_id_in,
        ticket,
        lastSaid: said.get(id) ?? ticket,
        isProtected: kept.has(id),
      }
      return [scale_id_in, known]
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

async function protectedAmong(ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ ticket_id: number }>`
    select ticket_id from gradings where superseded_at is null and ticket_id = any(${ids})
    union select ticket_id from order_lines where released_at is null and ticket_id = any(${ids})
  `.execute(db())
  return new Set(rows.map(({ ticket_id }) => ticket_id))
}

type NumericText = Omit<Weighing, 'weight_in_kg' | 'weight_out_kg'> & {
  weight_in_kg: string
  weight_out_kg: string | null
}

function withNumbers(row: NumericText): Weighing {
  const { weight_in_kg, weight_out_kg } = row
  return {
    ...row,
    weight_in_kg: Number(weight_in_kg),
    weight_out_kg: weight_out_kg === null ? null : Number(weight_out_kg),
  }
}
