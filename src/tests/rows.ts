import { type Selectable, sql } from 'kysely'
import { db } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'

/** The rows of a table or view that have these values. */
export async function rowsOf<T extends keyof Tables & string>(
  table: T,
  having: Partial<Record<keyof Selectable<Tables[T]> & string, string | number>>,
): Promise<Selectable<Tables[T]>[]> {
  const conditions = Object.entries(having).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  const { rows } = await sql<Selectable<Tables[T]>>`
    select * from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(db())
  return rows
}

/** The one row of a table or view that has these values. */
export async function rowOf<T extends keyof Tables & string>(
  ...asked: Parameters<typeof rowsOf<T>>
): Promise<Selectable<Tables[T]>> {
  const [row] = await rowsOf(...asked)
  if (!row) throw new Error(`no row of ${asked[0]} has ${JSON.stringify(asked[1])}`)
  return row
}
