import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { db } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'

type Table = keyof Tables & string

type Having<T extends Table> = Partial<
  Record<keyof Selectable<Tables[T]> & string, string | number | boolean | Date | Uint8Array>
>

/** The rows of a table or view that have these values. */
export async function rowsOf<T extends Table>(
  table: T,
  having: Having<T>,
): Promise<Selectable<Tables[T]>[]> {
  const { rows } = await sql<Selectable<Tables[T]>>`
    select * from ${sql.table(table)} where ${sql.join(equations(having), sql` and `)}`.execute(
    db(),
  )
  return rows
}

/** The one row of a table or view that has these values. */
export async function rowOf<T extends Table>(
  ...asked: Parameters<typeof rowsOf<T>>
): Promise<Selectable<Tables[T]>> {
  const [row] = await rowsOf(...asked)
  if (!row) throw new Error(`no row of ${asked[0]} has ${JSON.stringify(asked[1])}`)
  return row
}

/** Inserts a row into a table; returns it. */
export async function insertRow<T extends Table>(
  table: T,
  values: Insertable<Tables[T]>,
): Promise<Selectable<Tables[T]>> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const [columns, cells] = [given.map(([column]) => sql.ref(column)), given.map(([, cell]) => cell)]
  const { rows } = await sql<Selectable<Tables[T]>>`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(cells)})
    returning *`.execute(db())
  return rows[0]!
}

/** Sets columns of the rows of a table that have these values. */
export async function updateRows<T extends Table>(
  table: T,
  having: Having<T>,
  set: Updateable<Tables[T]>,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.join(equations(set))}
    where ${sql.join(equations(having), sql` and `)}`.execute(db())
}

function equations(values: object) {
  return Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
}
