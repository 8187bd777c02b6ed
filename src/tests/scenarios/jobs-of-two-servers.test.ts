import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openMill } from '../../app/mill.ts'
import { readSettings } from '../../app/settings.ts'
import { makeEmptyDatabase } from '../database.ts'
import { type Product, startProduct } from '../product.ts'

vi.setConfig({ testTimeout: 180_000 })

const DAY_MS = 24 * 3600_000
const url = await makeEmptyDatabase()
const database = new pg.Client({ connectionString: url })
let servers: Product[] = []

beforeAll(async () => {
  await database.connect()
  const mill = await openMill(readSettings({ DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'silent' }))
  await mill.close()
  await database.query(WITNESSES)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.end()
})

/** Who asked for which job, also where it was not due, and who did the work of the two that are looked at. */
const WITNESSES = `
  create table asked (job text, server text);
  create table worked (job text, server text);
  create function note_asked() returns trigger language plpgsql as $$ begin
    insert into asked values (new.name, current_setting('application_name'));
    return new;
  end $$;
  create function note_worked() returns trigger language plpgsql as $$ begin
    insert into worked values (tg_argv[0], current_setting('application_name'));
    return null;
  end $$;
  create trigger asks before insert on timed_jobs for each row execute function note_asked();
  create trigger cleans after delete on idempotency_keys for each statement execute function note_worked('clean-up');
  create trigger seals after insert on audit_seals for each statement execute function note_worked('seal-audit-trail')`

test('of two servers one seals the audit trail and one cleans up, once, though both ask on and on', async () => {
  const now = Date.now()
  await keepAnswer(new Date(now - 2 * DAY_MS))
  servers = await Promise.all(['one', 'other'].map((name) => startServer(name, now)))
  await expect.poll(jobsDone).toEqual(['clean-up', 'seal-audit-trail'])
  await database.query('truncate asked')
  await expect.poll(askersOf).toEqual({ 'clean-up': 2, 'seal-audit-trail': 2 })
  expect(await jobsDone()).toEqual(['clean-up', 'seal-audit-trail'])
  expect(await count('idempotency_keys')).toBe(0)
  const { rows: seals } = await database.query(
    'select cardinality(entry_ids) as entries from audit_seals',
  )
  expect(seals).toEqual([{ entries: await count('audit_entries') }])
})

/** A server whose clock stands at `now`, so that no period ends, and that does every 50 ms what it does by the hour. */
function startServer(name: string, now: number): Promise<Product> {
  const clock = `
    const { setInterval: repeat, Date: Clock } = globalThis
    globalThis.setInterval = (work, _, ...given) => repeat(work, 50, ...given)
    globalThis.Date = class extends Clock {
      constructor(...given) { given.length > 0 ? super(...given) : super(${now}) }
      static now() { return ${now} }
    }`
  return startProduct({
    DATABASE_URL: `${url}?application_name=${name}`,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
  })
}

/** An answer that was kept at `at`. */
async function keepAnswer(at: Date): Promise<void> {
  await database.query(
    `insert into idempotency_keys (officer_id, call, key, body_hash, created_at)
     select id, 'user/SaveUser', $1, '', $2 from officers`,
    [randomUUID(), at],
  )
}

/** The name of a job for each time that its work was done. */
async function jobsDone(): Promise<string[]> {
  const { rows } = await database.query<{ job: string }>('select job from worked order by job')
  return rows.map(({ job }) => job)
}

/** How many servers asked for each of the two jobs three times or more. */
async function askersOf(): Promise<Record<string, number>> {
  const { rows } = await database.query<{ job: string; servers: number }>(`
    select job, count(*)::int as servers from (
      select job, server from asked where job in (select job from worked) group by job, server having count(*) >= 3
    ) as often group by job`)
  return Object.fromEntries(rows.map(({ job, servers: asking }) => [job, asking]))
}

async function count(table: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]!.n
}
