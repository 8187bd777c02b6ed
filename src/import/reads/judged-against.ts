import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** The tables that rows of every kind are judged against, none of which is large. */
const TABLES = [
  'sites',
  'warehouses',
  'number_sequences',
  'financial_dimensions',
  'product_groups',
  'products',
  'member_levels',
  'customers',
  'vendors',
  'vendor_links',
  'premiums',
  'ladder_versions',
  'vehicles',
  'import_columns',
  'closed_days',
] as const

/** PostgreSQL gives each version of a row another place or transaction. */
const VERSIONS = 'coalesce(bit_xor(hashtextextended(one.ctid::text || one.xmin::text, 0)), 0)'

/** A hash of what rows are judged against: another one, and something of it has changed. */
export async function hashOfRecords(): Promise<string> {
  const each = TABLES.map((table) => `(select ${VERSIONS} from ${table} one)`)
  const { rows } = await sql<{ hash: string }>`
    select concat_ws(' ', ${sql.raw(each.join(', '))}) as hash`.execute(db())
  return rows[0]?.hash ?? ''
}

/** A hash of the tickets that there are of these scale ids. */
export function hashOfTickets(scaleIds: readonly string[]): Promise<string> {
  return hashOfTicketsAmong(sql`select unnest(${scaleIds}::text[])`)
}

/** A hash of the tickets that there are of the rows of a draft, as they are kept. */
export function hashOfTicketsOf(importId: string): Promise<string> {
  return hashOfTicketsAmong(
    sql`select key from import_rows where import_id = ${importId} and kind = 'tickets'`,
  )
}

async function hashOfTicketsAmong(scaleIds: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select ${sql.raw(VERSIONS)}::text as hash from weigh_tickets one where scale_id_in in (${scaleIds})`.execute(
    db(),
  )
  return rows[0]?.hash ?? ''
}
