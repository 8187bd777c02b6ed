import { type Insertable, type Selectable, sql } from 'kysely'
import { db } from './db.ts'
import type { Tables } from './tables.ts'

/**
 * Inserts `rows` in one statement, however many, and gives back the columns `returning` of each.
 * The first row says which columns are filled; the others have the same.
 */
export async function insertMany<
  T extends keyof Tables & string,
  R extends keyof Selectable<Tables[T]> & string = never,
>(
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  returning: readonly R[] = [],
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
