import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** For an update that counts a change of its row. */
export const NEXT_VERSION = sql<number>`version + 1`

/** The condition that a row is as its officer saw it; one who says no version takes it as it is. */
export function sameVersion(seen: number | null | undefined): RawBuilder<SqlBool> {
  return sql`version = coalesce(${seen}::integer, version)`
}
