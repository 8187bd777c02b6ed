import type { Socket } from 'node:net'
import pg from 'pg'
import { PreparedClient } from './prepared-client.ts'

/** The connections of a process: those that calls use, and two more for what commits by itself. */
export interface Pools {
  main: pg.Pool
  side: pg.Pool
  /** Ends every connection at once: whoever waits for an answer on one is told that there is none. */
  cut(): void
}

type Connected = pg.PoolClient & { connection: { stream: Socket } }

/** Opens the pools; a call waits at most `waitMs` milliseconds for one of `max` connections. */
export function openPools(url: string, { max = 16, waitMs = 5000 } = {}): Pools {
  const connect = {
    Client: PreparedClient,
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
        open.add(client as Connected)
      })
    pool.on('remove', (client) => void open.delete(client as Connected))
  }
  return {
    main,
    side,
    cut: () => {
      for (const { connection } of open) connection.stream.destroy()
    },
  }
}
