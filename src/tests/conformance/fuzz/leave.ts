import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'

/** When and how a caller goes away. */
export interface Leaving {
  /** The part of its bytes that is sent. */
  part: number
  /** The same call so often on one connection, without waiting for an answer. */
  times: number
  /** How long the caller then waits, in ms, at most to the first bytes of an answer where `toAnswer`. */
  ms: number
  toAnswer: boolean
}

/** How `count` callers leave, the same for the same seed. */
export function leavings(count: number, seed: number): Leaving[] {
  const one = fc.record({
    part: fc.constantFrom(1, 1, 1, 0.9, 0.4),
    times: fc.constantFrom(1, 1, 1, 4),
    ms: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 60 })),
    toAnswer: fc.boolean(),
  })
  return fc.sample(one, { numRuns: count, seed })
}

export interface Sent {
  path: string
  payload: string
  token?: string
  /** Says that the body has so many bytes more than are sent. */
  missing?: number
}

/** Sends a call over a connection of its own and closes that before it is through with it. */
export async function sendAndLeave(port: number, sent: Sent, leaving: Leaving): Promise<void> {
  const { times, part } = leaving
  const socket = await open(port, requestOf(sent).repeat(times), part)
  await waitToLeave(socket, leaving)
  await close(socket)
}

/** Sends a call so many `times` over one connection; returns the function that closes that. */
export async function sendToLeave(port: number, sent: Sent, times: number) {
  const socket = await open(port, requestOf(sent).repeat(times))
  return () => close(socket)
}

async function open(port: number, text: string, part = 1): Promise<Socket> {
  const socket = createConnection({ port, host: '127.0.0.1' }).on('error', () => {})
  await once(socket, 'connect')
  const bytes = Buffer.from(text)
  socket.write(bytes.subarray(0, Math.ceil(bytes.length * part)))
  return socket
}

async function close(socket: Socket): Promise<void> {
  const closed = once(socket, 'close')
  socket.destroy()
  await closed
}

async function waitToLeave(socket: Socket, { ms, toAnswer }: Leaving): Promise<void> {
  const answered = toAnswer ? [once(socket, 'data').catch(() => {})] : []
  await Promise.race([wait(ms), ...answered])
}

function requestOf({ path, payload, token, missing = 0 }: Sent): string {
  const head = [
    `POST /api/system/${path} HTTP/1.1`,
    'host: mill',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(payload) + missing}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
  ]
  return `${head.join('\r\n')}\r\n\r\n${payload}`
}
