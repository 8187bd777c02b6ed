import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** Tables that a refused call may write all the same: counted attempts, and when a session was last used. */
const ALLOWED = ['password_failures', 'sessions', 'scale_tokens']

/** Table → row count and checksum of every row; equal before and after means that nothing was written. */
export async function checksums(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db())
  const names = tables.rows.map(({ name }) => name).filter((name) => !ALLOWED.includes(name))
  const sums = sql.join(names.map(checksum), sql` union all `)
  const { rows } = await sql<{ name: string; sum: string }>`${sums}`.execute(db())
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

function checksum(table: string) {
  return sql`
    select ${sql.lit(table)} as name,
      count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0) as sum
    from ${sql.table(table)} as row`
}
