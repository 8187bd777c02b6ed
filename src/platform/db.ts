import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { PreparedClient } from './prepared-client.ts'
import type { Tables } from './tables.ts'

/** Dates without a time are read as text; numerics are by default. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Effect = () => unknown
interface Open {
  trx: Transaction<Tables>
  effects: Effect[]
}

const current = new AsyncLocalStorage<Open | undefined>()
let opened: { pool: pg.Pool; kysely: Kysely<Tables>; side: Kysely<Tables> } | undefined

/**
 * Opens the process's one database.
 * `max` is the size of the pool that calls use; two more connections serve `inOwnTransaction`.
 */
export function openDatabase(url: string, { max = 16 } = {}): void {
  const connect = {
    Client: PreparedClient,
    connectionString: url,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
  }
  const [pool, side] = [new pg.Pool({ ...connect, max }), new pg.Pool({ ...connect, max: 2 })]
  // The pool replaces a connection that the server ends. Without error listeners that would end the process.
  for (const one of [pool, side]) {
    one.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  }
  opened = { pool, kysely: kyselyOf(pool), side: kyselyOf(side) }
}

function kyselyOf(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Ends every connection; `openDatabase` may follow. */
export async function closeDatabase(): Promise<void> {
  const closing = opened
  opened = undefined
  await closing?.kysely.destroy()
  await closing?.side.destroy()
}

function database() {
  if (!opened) throw new Error('No database is open: call openDatabase first')
  return opened
}

/** The ambient transaction where there is one, else the database without a transaction. */
export function db(): Kysely<Tables> {
  return current.getStore()?.trx ?? database().kysely
}

/** The pool beneath, for COPY and LISTEN. */
export function pool(): pg.Pool {
  return database().pool
}

/** Joins the ambient transaction, or opens one for `work`; effects run after its commit. */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work()
  const effects: Effect[] = []
  const result = await database()
    .kysely.transaction()
    .execute((trx) => current.run({ trx, effects }, work))
  await run(effects)
  return result
}

/** Runs `read` on a read-only snapshot, for results that come from several queries. */
export async function snapshot<T>(read: () => Promise<T>): Promise<T> {
  if (current.getStore()) return read()
  return database()
    .kysely.transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => current.run({ trx, effects: [] }, read))
}

/** Runs `effect` after the ambient transaction has committed; at once where there is none. */
export function afterCommit(effect: Effect): void {
  const open = current.getStore()
  if (open) open.effects.push(effect)
  else void run([effect])
}

/** Runs `work` in a transaction of its own, which commits even where the ambient one is rolled back. */
export async function inOwnTransaction<T>(work: () => Promise<T>): Promise<T> {
  return database()
    .side.transaction()
    .execute((trx) => current.run({ trx, effects: [] }, work))
}

async function run(effects: Effect[]): Promise<void> {
  for (const effect of effects) {
    try {
      await current.run(undefined, async () => effect())
    } catch (error) {
      console.error('An effect after commit failed', error)
    }
  }
}
