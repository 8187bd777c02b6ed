import { type RawBuilder, sql } from 'kysely'

/** The ids of a list's page as rows, for `in`: one plan does for every page, however many ids it has. */
export function idRows(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`(select listed(${ids}::uuid[]))`
}
