import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { evenIfAbandoned } from './awaited-read.ts'
import type { ErrorCode } from './catalogue.ts'
import { isAway } from './database-errors.ts'
import { type Params, Refusal, refuse } from './errors.ts'
import { borrow, kyselyOn, kyselyOver, openPools, type Pools } from './pools.ts'
import { queryPrepared } from './prepared-statements.ts'
import { logError } from './server-log.ts'
import type { Tables } from './tables.ts'

/** Dates without a time are read as text; numerics are by default. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Effect = () => unknown
interface Open {
  client: pg.PoolClient
  kysely: Kysely<Tables>
  effects: Effect[]
  /** Statements that were sent and not waited for. */
  sent: Promise<unknown>[]
  /** From when its end is sent: what would come later is not part of it. */
  isOver: boolean
}

const current = new AsyncLocalStorage<Open | undefined>()
let opened: (Pools & { kysely: Kysely<Tables> }) | undefined

/**
 * Opens the process's one database.
 * `max` is the size of the pool that calls use, for one of which a call waits at most `waitMs` milliseconds; two more
 * connections serve `inOwnTransaction`.
 */
export function openDatabase(url: string, options?: { max?: number; waitMs?: number }): void {
  const pools = openPools(url, options)
  opened = { ...pools, kysely: kyselyOver(pools.main) }
}

/** For what runs as the database is closed. */
const CLOSE_TIMEOUT_MS = 2000

/** Ends every connection, after what runs on it or after two seconds; `openDatabase` may follow. */
export async function closeDatabase(): Promise<void> {
  const closing = opened
  opened = undefined
  if (!closing) return
  const timer = setTimeout(closing.cut, CLOSE_TIMEOUT_MS)
  await Promise.all([closing.main.end(), closing.side.end()])
  clearTimeout(timer)
}

/** Ends what waits for an answer of the database, since none comes; the next call connects anew. */
export function cutConnections(): void {
  opened?.cut()
}

function database() {
  if (!opened) throw new Error('No database is open: call openDatabase first')
  return opened
}

/** The ambient transaction where there is one. Throws where that is over: its connection may be somebody else's by now. */
function ambient(): Open | undefined {
  const open = current.getStore()
  if (open?.isOver) throw new Error('The transaction is over: its work must wait for all it does')
  return open
}

/** The ambient transaction where there is one, else the database without a transaction. */
export function db(): Kysely<Tables> {
  return ambient()?.kysely ?? database().kysely
}

/** Runs a statement that is written out already, where `db` would. It is sent at once, in the order of the calls. */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const open = ambient()
  if (open) return queryPrepared(open.client, text, values)
  const client = await borrow(database().main)
  try {
    const result = await queryPrepared<Row>(client, text, values)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** The pool beneath, for LISTEN and NOTIFY. */
export function pool(): pg.Pool {
  return database().main
}

/** Changes wait in one line, in the order in which they came. */
const OF_ALL = { line: '', about: '' }

/** How many changes wait for a connection. */
export function changesWaiting(): number {
  return database().changes.waiting
}

/** The transaction waits for locks for as long as it takes: one that is all or nothing and long, as an import. */
export async function waitForLocks(): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(db())
}

/** Joins the ambient transaction, or opens one for `work`; effects run after its commit. */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (ambient()) return work()
  return evenIfAbandoned(async () => {
    const { main, changes } = database()
    const change = () => onConnection(main, BEGIN, work)
    const { result, effects } = await changes.run(OF_ALL, change, () => refuse('sys.unavailable'))
    await run(effects)
    return result
  })
}

/** Runs `read` on a read-only snapshot, for results that come from several queries. */
export async function snapshot<T>(read: () => Promise<T>): Promise<T> {
  if (ambient()) return read()
  const begin = 'start transaction isolation level repeatable read read only'
  return (await onConnection(database().main, begin, read)).result
}

/** Runs `work` in a transaction of its own, which commits even where the ambient one is rolled back. */
export async function inOwnTransaction<T>(work: () => Promise<T>): Promise<T> {
  return evenIfAbandoned(async () => (await onConnection(database().side, BEGIN, work)).result)
}

/** Runs `effect` after the ambient transaction has committed; at once where there is none. */
export function afterCommit(effect: Effect): void {
  const open = ambient()
  if (open) open.effects.push(effect)
  else void run([effect])
}

/**
 * Does not wait for a statement that was sent and whose answer nobody needs, but lets the transaction go on. Where it
 * fails, PostgreSQL refuses what follows and commits nothing, and the transaction throws.
 */
export async function settleAtCommit(sent: Promise<unknown>): Promise<void> {
  const open = ambient()
  if (!open) await sent
  else open.sent.push(handled(sent))
}

/** `begin` goes out together with the first statement, and the commit with the last. */
async function onConnection<T>(from: pg.Pool, begin: string, work: () => Promise<T>) {
  const client = await borrow(from)
  const begun = handled(client.query(begin))
  const kysely = kyselyOn(client)
  const open: Open = { client, kysely, effects: [], sent: [begun], isOver: false }
  let isCommitting = false
  try {
    const result = await current.run(open, work)
    open.isOver = true
    isCommitting = begin === BEGIN
    await Promise.all([...open.sent, commit(client, isCommitting)])
    client.release()
    return { result, effects: open.effects }
  } catch (error) {
    open.isOver = true
    // Where what was not waited for failed, that is why, unless it is what PostgreSQL refuses after any failure.
    const cause = await rollback(open).then(
      () => error,
      (other) => (hasCode(other, AFTER_A_FAILURE) ? error : other),
    )
    // A connection that does not know a statement as it was prepared would fail with it again and again.
    client.release(cause instanceof pg.DatabaseError)
    throw refusalOf(cause) ?? (isCommitting && isLost(cause) ? new Refusal('sys.unsure') : cause)
  }
}

const BEGIN = 'begin'

/** PostgreSQL's code for what comes after a failure in a transaction, and the one of triggers that refuse. */
const AFTER_A_FAILURE = '25P02'
const REFUSED = 'PS001'

/** The refusal of a trigger: its message is a code of the catalogue, its detail what fills the sentence. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!hasCode(error, REFUSED)) return undefined
  const params: Params = JSON.parse(error.detail ?? '{}')
  return new Refusal(error.message as ErrorCode, params)
}

function hasCode(error: unknown, code: string): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === code
}

/** The line was cut, which says nothing of what PostgreSQL did last; its own word that it ends does, but for a commit. */
function isLost(error: unknown): boolean {
  return isAway(error) && !(error instanceof pg.DatabaseError)
}

/** Where a statement has failed, PostgreSQL answers a commit without an error, and rolls back. */
async function commit(client: pg.PoolClient, writes: boolean): Promise<void> {
  const { command } = await client.query('commit').catch((error) => {
    throw writes && isAway(error) ? new Refusal('sys.unsure') : error
  })
  if (command !== 'COMMIT') throw new Error('Nothing is committed: an error was caught on the way')
}

/** Throws why a statement failed that was not waited for. */
async function rollback({ client, sent }: Open): Promise<void> {
  await client.query('rollback').catch(() => {})
  await Promise.all(sent)
}

/** That it fails is found out where it is waited for at last. */
function handled<T>(sent: Promise<T>): Promise<T> {
  sent.catch(() => {})
  return sent
}

async function run(effects: Effect[]): Promise<void> {
  for (const effect of effects) {
    try {
      await current.run(undefined, async () => effect())
    } catch (err) {
      logError('An effect after commit failed', { err })
    }
  }
}
