import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * The condition that a row differs from `values`, compared by PostgreSQL: 3.00 equals 3. An update under this condition
 * changes no row where every value is the same, so that such a save leaves no audit entry.
 */
export function differsFrom(values: Record<string, unknown>): RawBuilder<SqlBool> {
  const columns = Object.keys(values).map((name) => sql.ref(name))
  return sql`(${sql.join(columns)}) is distinct from (${sql.join(Object.values(values))})`
}
