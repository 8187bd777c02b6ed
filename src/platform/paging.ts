import { type Expression, sql } from 'kysely'
import { db } from './db.ts'

/** Rows of a server-paged list. */
export const PAGE_SIZE = 25
/** Beyond this many records a list says "10,000+" and the rest is not counted. */
export const MAX_COUNTED = 10_000
/** Rows of a list that is not paged, at most. */
export const MAX_ROWS = 1000

/**
 * One zero-based page. `matching` selects anything of every record that matches, of which at most
 * `MAX_COUNTED` are counted; `rows` reads the records of one window.
 */
export async function pageOf<Row>(
  page: number,
  matching: Expression<unknown>,
  rows: (window: { limit: number; offset: number }) => Promise<Row[]>,
) {
  const [found, data] = await Promise.all([count(matching), rows(windowOf(page))])
  return asPage(page, found, data)
}

/** Where the records of a zero-based page stand. */
export function windowOf(page: number) {
  return { limit: PAGE_SIZE, offset: page * PAGE_SIZE }
}

/** The page that the wire has, of records `found` elsewhere; more than `MAX_COUNTED` are only capped. */
export function asPage<Row>(page: number, found: number, data: Row[]) {
  const total_record = Math.min(found, MAX_COUNTED)
  return {
    index_page: page,
    total_page: Math.ceil(total_record / PAGE_SIZE),
    total_record,
    ...(found > MAX_COUNTED && { total_capped: true }),
    data,
  }
}

/** How many records `matching` selects, of which at most one more than `MAX_COUNTED` is counted. */
export async function count(matching: Expression<unknown>): Promise<number> {
  const limited = sql`select 1 from ${matching} matching limit ${sql.lit(MAX_COUNTED + 1)}`
  const { rows } = await sql<{
    found: number
  }>`select count(*) found from (${limited}) counted`.execute(db())
  return rows[0]?.found ?? 0
}
