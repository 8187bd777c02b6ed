import { CompiledQuery } from 'kysely'
import { db } from '../../platform/db.ts'
import { type Blocker, type Kind, keyOf, type Values } from './kind.ts'

/** Runs a statement that is written out, in the ambient transaction where there is one. */
export async function run<T>(statement: string, values: readonly unknown[] = []): Promise<T[]> {
  const { rows } = await db().executeQuery<T>(CompiledQuery.raw(statement, [...values]))
  return rows
}

/** The records that `statement` finds, by key. */
export async function recordsBy(
  kind: Pick<Kind, 'key'>,
  statement: string,
): Promise<Map<string, Values>> {
  const rows = await run<Values>(statement)
  return new Map(rows.map((row) => [keyOf(kind, row), row]))
}

/** The ids that a statement of one parameter returns, by key. */
export async function idsBy(statement: string, value: unknown): Promise<Map<string, string>> {
  const found = await run<{ id: string; key: string }>(statement, [value])
  return new Map(found.map(({ id, key }) => [key, id]))
}

/** Holds the records of `table` of which `column` is among some keys. */
export function lockOf(table: string, column: string) {
  return async (keys: readonly string[]): Promise<void> => {
    await run(`select from ${table} where ${column} = any ($1) order by id for update`, [keys])
  }
}

/** Of records of some keys, one that something needs beside the records of `own`, and what. */
export async function firstUser(
  { users }: Pick<Kind, 'users'>,
  keys: readonly string[],
  own: readonly string[],
): Promise<Blocker | undefined> {
  if (!users || keys.length === 0) return undefined
  const [first] = await run<Blocker>(
    // Both lists may be long: PostgreSQL hashes an `except`, and would compare each with each where it guesses wrong.
    `with used (key, by) as (${users}), others as (select by from used except select unnest($2::text[]))
    select key, by from used join others using (by) limit 1`,
    [keys, own],
  )
  return first
}
