import { type RawBuilder, sql } from 'kysely'

/**
 * The UUIDs of a list as rows, for `in`. PostgreSQL takes a JSON array for one of 100 elements, however long it is, and so
 * plans a statement once for every list; an array of its own it would measure, and plan each time.
 */
export function idRows(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`(select value::uuid from jsonb_array_elements_text(to_jsonb(${ids}::uuid[])))`
}
