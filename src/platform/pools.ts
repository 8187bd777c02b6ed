import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { awaitedRead } from './awaited-read.ts'
import { type Connected, cutConnection } from './cancel-query.ts'
import { FairQueue } from './fair-queue.ts'
import { queryPrepared } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

/** The connections of a process: those that calls use, and two more for what commits by itself. */
export interface Pools {
  main: pg.Pool
  side: pg.Pool
  /** Where changes wait for one of those connections of `main` that they may have. */
  changes: FairQueue
  /** Ends every connection at once: whoever waits for an answer on one is told that there is none. */
  cut(): void
}

/** So that an answer is there within five seconds. */
const MAX_WAIT_MS = 4500
/** Connections that no change takes: whatever changes wait for, lists are shown. */
const LEFT_TO_READS = 4
/** Changes that wait at once. */
const MAX_WAITING = 1000

/**
 * Opens the pools; a call waits at most `waitMs` milliseconds for one of `max` connections, and as long for a lock that
 * another holds, unless its transaction says otherwise.
 */
export function openPools(url: string, { max = 16, waitMs = MAX_WAIT_MS } = {}): Pools {
  const connect = {
    connectionString: url,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
  }
  const [main, side] = [new pg.Pool({ ...connect, max }), new pg.Pool({ ...connect, max: 2 })]
  const open = new Set<Connected>()
  for (const pool of [main, side]) {
    // The pool replaces a connection that the server ends. Without error listeners that would end the process.
    pool
      .on('error', () => {})
      .on('connect', (client) => {
        client.on('error', () => {})
        packWrites(client as Connected)
        // Goes out with the first statement. As a setting of the connection pgBouncer would not take it.
        client.query(`set lock_timeout = ${waitMs}`).catch(() => {})
        open.add(client as Connected)
      })
    pool.on('remove', (client) => void open.delete(client as Connected))
  }
  return {
    main,
    side,
    changes: new FairQueue({
      atOnce: Math.max(1, max - LEFT_TO_READS),
      maxInLine: MAX_WAITING,
      maxAbout: MAX_WAITING,
      maxWaitMs: waitMs,
    }),
    cut: () => {
      for (const client of open) cutConnection(client)
    },
  }
}

/**
 * What is written without waiting in between goes out in one packet: statements, and their commit, which is then not written
 * to a line that the statement before it has lost. `pg` gives a socket for it only before it is connected, which takes
 * back whatever stands in the place of its `write`.
 */
function packWrites({ connection: { stream } }: Connected): void {
  const write = stream.write.bind(stream)
  Object.assign(stream, {
    write(...sent: Parameters<typeof write>): boolean {
      stream.cork()
      process.nextTick(() => stream.uncork())
      return write(...sent)
    },
  })
}

/** A connection of `pool`, to be released; a read that is waited for is told which it holds. */
export async function borrow(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  awaitedRead()?.hold(client as Connected)
  return client
}

const known = new WeakMap<pg.PoolClient, Kysely<Tables>>()

/** Kysely on one connection, which somebody else gives back. */
export function kyselyOn(client: pg.PoolClient): Kysely<Tables> {
  const made = known.get(client) ?? kyselyOf(async () => lent(client, () => {}))
  known.set(client, made)
  return made
}

/** Kysely that borrows a connection of `pool` for each query. */
export function kyselyOver(pool: pg.Pool): Kysely<Tables> {
  return kyselyOf(async () => {
    const client = await borrow(pool)
    return lent(client, () => client.release())
  })
}

function kyselyOf(connect: () => Promise<PostgresPoolClient>): Kysely<Tables> {
  return new Kysely({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }) })
}

function lent(client: pg.PoolClient, release: () => void): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => queryPrepared(client, text, values)
  return { query: query as never, release }
}
