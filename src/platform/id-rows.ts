import { type RawBuilder, sql } from 'kysely'

/** The ids of a list's page as rows, for `in`: one plan does for every page, however many ids it has. */
export function idRows(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`(select listed(${ids}::uuid[]))`
}

/** As `idRows`, each id with its place, to be joined to. */
export function idsInOrder(ids: readonly string[]): RawBuilder<{ id: string; place: number }> {
  return sql`listed(${ids}::uuid[]) with ordinality`
}
