import { type Insertable, type Selectable, sql } from 'kysely'
import { db } from './db.ts'
import type { Tables } from './tables.ts'

/** Rows of one statement: what is sent and answered at once would otherwise not fit the memory. */
const MAX_AT_ONCE = 5_000

/**
 * Inserts `rows`, however many, and gives back the columns `returning` of each. The first row says which columns are
 * filled; the others have the same.
 */
export async function insertMany<
  T extends keyof Tables & string,
  R extends keyof Selectable<Tables[T]> & string = never,
>(
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  returning: readonly R[] = [],
): Promise<Pick<Selectable<Tables[T]>, R>[]> {
  const inserted: Pick<Selectable<Tables[T]>, R>[] = []
  for (let at = 0; at < rows.length; at += MAX_AT_ONCE) {
    inserted.push(...(await insertPart(table, rows.slice(at, at + MAX_AT_ONCE), returning)))
  }
  return inserted
}

async function insertPart<
  T extends keyof Tables & string,
  R extends keyof Selectable<Tables[T]> & string,
>(
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  returning: readonly R[],
): Promise<Pick<Selectable<Tables[T]>, R>[]> {
  const [first] = rows
  if (!first) return []
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  const returned = sql.join(returning.map((column) => sql.ref(column)))
  const returningClause = returning.length > 0 ? sql`returning ${returned}` : sql``
  const inserted = await sql<Pick<Selectable<Tables[T]>, R>>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ${returningClause}`.execute(db())
  return inserted.rows
}
