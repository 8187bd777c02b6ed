import pg from 'pg'
import { awaitedRead } from './awaited-read.ts'
import type { Connected } from './cancel-query.ts'
import { cutConnection } from './cut-connection.ts'
import { FairQueue } from './fair-queue.ts'
import { PreparedClient } from './prepared-client.ts'

/** The connections of a process: those that calls use, and two more for what commits by itself. */
export interface Pools {
  main: pg.Pool
  side: pg.Pool
  /** Where changes wait for one of those connections of `main` that they may have. */
  changes: FairQueue
  /** Ends every connection at once: whoever waits for an answer on one is told that there is none. */
  cut(): void
}

type Lend = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/** Lends connections to whoever asks; a read that is waited for is told which it holds. */
class CallPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(lend: Lend): void
  override connect(lend?: Lend): Promise<pg.PoolClient> | undefined {
    // Asked before there may be a wait: who gives a connection back calls those that wait for one.
    const read = awaitedRead()
    if (!read) return lend ? void super.connect(lend) : super.connect()
    if (!lend) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)))
      })
    }
    super.connect((error, client, release) => {
      if (!client) return lend(error, client, release)
      try {
        read.hold(client as Connected)
      } catch (abandoned) {
        return lend(abandoned as Error, undefined, () => {})
      }
      lend(undefined, client, client.release)
    })
  }
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
    Client: PreparedClient,
    connectionString: url,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
  }
  const [main, side] = [new CallPool({ ...connect, max }), new pg.Pool({ ...connect, max: 2 })]
  const open = new Set<Connected>()
  for (const pool of [main, side]) {
    // The pool replaces a connection that the server ends. Without error listeners that would end the process.
    pool
      .on('error', () => {})
      .on('connect', (client) => {
        client.on('error', () => {})
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
