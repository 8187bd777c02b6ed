import type { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Cuts the connection of `client`, whatever it is about: what it waits for is rejected. `end` in its place would leave one
 * that is still being made to wait for ever.
 */
export function cutConnection(client: pg.ClientBase): void {
  const { connection } = client as pg.ClientBase & { connection: { stream: Socket } }
  connection.stream.destroy()
}
