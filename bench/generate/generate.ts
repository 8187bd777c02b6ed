import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { businessDay } from '../../src/platform/thai-date.ts'

/** Tickets on no order beside those asked for, of a small mill twice as many as those: what "add a line" adds. */
const FREE_TICKETS = 12_000
const MAX_DAYS = 2000
const USUAL_DAY = 500

/**
 * Fills the fresh database at `url` with a mill of `tickets` tickets, the same every time but for its days, which end today:
 * everything that came of them, in the states and proportions of a mill at work, each with its audit rows.
 */
export async function generate(url: string, tickets: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await hurry(client)
    await keepSize(client, tickets)
    const indexes = await dropIndexes(client)
    for (const [at, sql] of (await readSteps()).entries()) {
      // Each is planned by what those before it have made; of nothing there is nothing to know.
      if (at > 0) await client.query('analyze')
      await client.query(sql)
    }
    for (const index of indexes) await client.query(index)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** What is generated is right by itself: neither foreign keys nor triggers look at it, nor does a commit wait. */
async function hurry(client: pg.Client): Promise<void> {
  await client.query(`
    set session_replication_role = replica;
    set synchronous_commit = off;
    set work_mem = '256MB';
    set maintenance_work_mem = '512MB'`)
}

/** The table `size`, of one row, that the SQL files speak of. */
async function keepSize(client: pg.Client, tickets: number): Promise<void> {
  const free = Math.min(FREE_TICKETS, 2 * tickets)
  const all = tickets + free
  const aDay = Math.max(USUAL_DAY, Math.ceil(tickets / MAX_DAYS))
  const customers = Math.min(5000, Math.max(250, Math.round(tickets / 100)))
  const days = Math.ceil(all / aDay)
  const lastDay = businessDay(new Date())
  await client.query(`
    create temporary table size as select
      ${all}::int all_tickets, ${free}::int free_tickets, ${aDay}::int a_day,
      ${customers}::int customers, ${Math.round(customers * 0.8)}::int linked_customers,
      date '${lastDay}' last_day, date '${lastDay}' - ${days - 1} first_day`)
}

/** Takes away the indexes that no constraint needs; gives the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** The SQL files beside this one, by number. */
async function readSteps(): Promise<string[]> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(files.map((file) => readFile(`${import.meta.dirname}/${file}`, 'utf8')))
}
