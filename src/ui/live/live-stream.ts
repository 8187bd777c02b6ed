import type { ChangeEvent } from '../../platform/live/change-events.ts'
import { type Deliver, follow } from './stream-connection.ts'

/** 'missed': the connection was lost for a while, so that anything may have changed. */
type Listener = (event: ChangeEvent | 'missed') => void

/** Of the lock and of the channel: windows of one browser share both. */
const NAME = 'live-stream'

const listeners = new Set<Listener>()
let running: AbortController | undefined

/** Calls `listener` with every change event; returns the function that unsubscribes. One connection serves a browser. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  if (!running) {
    running = new AbortController()
    // Browsers give locks to pages of https and of their own computer only.
    void (navigator.locks ? shareOne : followWhileVisible)(running.signal)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    running?.abort()
    running = undefined
  }
}

/**
 * The window that holds the lock follows the server, and tells the others: a browser has six connections to a server,
 * which a stream in each of as many windows would use up. When it closes, the next in line goes on.
 */
async function shareOne(signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => deliver(data)
  const tell: Deliver = (event) => {
    deliver(event)
    channel.postMessage(event)
  }
  const lead = (isFirst: boolean) => follow(signal, tell, isFirst)
  const leadIfFree = (lock: Lock | null) => lock && lead(true).then(() => true)
  const led = await navigator.locks.request(NAME, { ifAvailable: true }, leadIfFree)
  // Aborted: the screens are left before it was this window's turn.
  if (!led) await navigator.locks.request(NAME, { signal }, () => lead(false)).catch(() => {})
  channel.close()
}

/** A window that nobody sees needs no connection; it reads everything again when it is seen. */
async function followWhileVisible(signal: AbortSignal): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    await visibilityIs('visible', signal)
    const hidden = new AbortController()
    void visibilityIs('hidden', signal).then(() => hidden.abort())
    await follow(AbortSignal.any([signal, hidden.signal]), deliver, isFirst)
  }
}

function visibilityIs(wanted: DocumentVisibilityState, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== wanted && !signal.aborted) return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    signal.addEventListener('abort', check)
    check()
  })
}

function deliver(event: ChangeEvent | 'missed'): void {
  for (const listener of listeners) listener(event)
}
