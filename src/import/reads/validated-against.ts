import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** The tables that rows of every kind are validated against, none of which is large. */
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

/** A hash of what rows are validated against: another one, and something of it has changed. */
export async function hashOfRecords(): Promise<string> {
  const each = TABLES.map((table) => `(select ${VERSIONS} from ${table} one)`)
  const { rows } = await sql<{ hash: string }>`
    select concat_ws(' ', ${sql.raw(each.join(', '))}) as hash`.execute(db())
  return rows[0]?.hash ?? ''
}

/** A hash of the tickets that there are of these keys: those that are known by id, and the numbers of new ones. */
export function hashOfTickets(keys: readonly string[]): Promise<string> {
  return hashOfTicketsAmong(sql`select unnest(${keys}::text[]) as key`)
}

/** A hash of the tickets that there are of the rows of a draft, as they are kept. */
export function hashOfTicketsOf(importId: string): Promise<string> {
  return hashOfTicketsAmong(
    sql`select key from import_rows where import_id = ${importId} and kind = 'tickets'`,
  )
}

async function hashOfTicketsAmong(keys: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    with wanted as (${keys})
    select ${sql.raw(VERSIONS)}::text as hash from weigh_tickets one where id in (
      select case when key like '#%' then substr(key, 2)::bigint end from wanted
      union select id from wanted join weigh_tickets on identity_key(scale_id_in) = identity_key(key)
      union select id from wanted join weigh_tickets on identity_key(slip_number) = identity_key(key)
    )`.execute(db())
  return rows[0]?.hash ?? ''
}
