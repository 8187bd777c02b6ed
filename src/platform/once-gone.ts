import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'

// What is counted, opened or queued for somebody is given back by these alone: an event that was there already never comes.

type Then = () => void

/** Of each connection what is to be called once it is closed: by one listener, however many calls it has sent. */
const onClose = new WeakMap<Socket, Set<Then>>()

/**
 * Calls `then` once: when `answer` was sent or its caller has gone, at once where that is so already. Of calls that one
 * connection sends without waiting for answers, those whose turn did not come are told by the connection alone.
 */
export function onceGone(answer: ServerResponse, then: Then): void {
  const { socket } = answer.req
  if (answer.closed || answer.destroyed || socket.destroyed) {
    then()
    return
  }
  const others = closeOf(socket)
  const gone = () => {
    answer.off('close', gone)
    others.delete(gone)
    then()
  }
  answer.once('close', gone)
  others.add(gone)
}

function closeOf(socket: Socket): Set<Then> {
  const known = onClose.get(socket)
  if (known) return known
  const made = new Set<Then>()
  onClose.set(socket, made)
  socket.once('close', () => {
    for (const then of made) then()
  })
  return made
}

/** Calls `then` once: when `stream` is closed, at once where it is already. */
export function onceClosed(stream: Readable | Writable, then: Then): void {
  if (stream.closed) then()
  else stream.once('close', then)
}

/**
 * Calls `then` once: when `signal` is aborted, at once where it is already; where there is none, nobody goes. Returns
 * what takes that back.
 */
export function onceAborted(signal: AbortSignal | undefined, then: Then): Then {
  if (signal?.aborted) then()
  else signal?.addEventListener('abort', then, { once: true })
  return () => signal?.removeEventListener('abort', then)
}
