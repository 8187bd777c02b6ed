import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * The condition that a row differs from `values`, as PostgreSQL compares its columns: 3.00 is 3. An update that asks
 * for it changes no row where nothing is new, and a save that changes nothing leaves no trace.
 */
export function differing(values: Record<string, unknown>): RawBuilder<SqlBool> {
  const columns = Object.keys(values).map((name) => sql.ref(name))
  return sql`(${sql.join(columns)}) is distinct from (${sql.join(Object.values(values))})`
}
