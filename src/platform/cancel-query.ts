import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'

/** A connection to the database, with what the types of `pg` leave out. */
export type Connected = pg.PoolClient & {
  processID: number
  secretKey: number
  sslNegotiation: string
  connection: { stream: Duplex }
}

interface Line extends pg.Connection {
  connect(port: number, host?: string): void
  requestSsl(): void
  cancel(processId: number, secretKey: number): void
}

/**
 * Asks PostgreSQL to cancel what runs on `client`, over a connection of its own, which takes no place among those that
 * are counted. The key of the connection goes with it, so that nobody else's statement can be meant. It comes too late
 * or not at all where the database is away.
 */
export function cancelQuery(client: Connected): void {
  const { host, port, ssl, sslNegotiation, processID, secretKey } = client
  const line = new pg.Connection({ ssl, sslNegotiation } as pg.ConnectionConfig) as Line
  const ask = () => line.cancel(processID, secretKey)
  const begin = () => {
    if (!ssl) ask()
    else if (sslNegotiation !== 'direct') line.requestSsl()
  }
  // PostgreSQL closes the connection without an answer.
  line
    .on('error', () => {})
    .on('connect', begin)
    .on('sslconnect', ask)
  if (host.startsWith('/')) line.connect(`${host}/.s.PGSQL.${port}` as unknown as number)
  else line.connect(port, host)
}

/**
 * Cuts the connection of `client`, whatever it is about: what it waits for is rejected. `end` in its place would leave one
 * that is still being made to wait for ever.
 */
export function cutConnection(client: pg.ClientBase): void {
  const { connection } = client as pg.ClientBase & { connection: { stream: Socket } }
  connection.stream.destroy()
}
