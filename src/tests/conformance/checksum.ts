import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** Tables that a refused call may write all the same: counted attempts, and when a session was last used. */
const ALLOWED = ['password_failures', 'sessions', 'scale_tokens', 'gate_links']

/** Table → row count and checksum of every row; equal before and after means that nothing was written. */
export async function checksums(): Promise<Record<string, string>> {
  const made = await sql<{ is_made: boolean }>`
    select to_regproc('checksums') is not null as is_made`.execute(db())
  if (!made.rows[0]?.is_made) await makeFunction()
  const { rows } = await sql<{ name: string; sum: string }>`select * from checksums()`.execute(db())
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

/** As a function PostgreSQL plans the query over all tables once for each connection, not every time it is asked. */
async function makeFunction(): Promise<void> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db())
  const names = tables.rows.map(({ name }) => name).filter((name) => !ALLOWED.includes(name))
  const sums = sql.join(names.map(checksum), sql` union all `)
  await sql`
    create function checksums() returns table (name text, sum text) language plpgsql as $$
    begin return query ${sums}; end $$`.execute(db())
}

function checksum(table: string) {
  return sql`
    select ${sql.lit(table)},
      count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0)
    from ${sql.table(table)} as row`
}
