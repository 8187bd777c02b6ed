import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** Tables that a refused call may write all the same: counted attempts, and when a session was last used. */
const ALLOWED = ['password_failures', 'sessions', 'scale_tokens']

/** Table → row count and checksum of every row; equal before and after means that nothing was written. */
export async function checksums(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db())
  const names = rows.map(({ name }) => name).filter((name) => !ALLOWED.includes(name))
  const sums = await Promise.all(names.map(async (name) => [name, await checksum(name)] as const))
  return Object.fromEntries(sums)
}

async function checksum(table: string): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0) as sum
    from ${sql.table(table)} as row`.execute(db())
  return rows[0]?.sum ?? ''
}
