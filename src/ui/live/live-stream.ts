import { listen, storedSession } from '../../platform/client.ts'
import type { ChangeEvent } from '../../platform/live/change-events.ts'
import { calls } from '../../platform/live/contract.ts'

/** 'missed': the connection was lost for a while, so that anything may have changed. */
type Listener = (event: ChangeEvent | 'missed') => void

const SILENCE_TIMEOUT_MS = 45_000
const MIN_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000

const listeners = new Set<Listener>()
let running: AbortController | undefined

/** Calls `listener` with every change event; returns the function that unsubscribes. One connection serves all listeners. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  if (!running) {
    running = new AbortController()
    void keepConnected(running.signal)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    running?.abort()
    running = undefined
  }
}

async function keepConnected(signal: AbortSignal): Promise<void> {
  let pause = MIN_RETRY_MS
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    // Between the end of a session and that of the screens there is nobody to listen for.
    const received = storedSession() !== undefined && (await receiveUntilLost(signal, isFirst))
    pause = received ? MIN_RETRY_MS : Math.min(pause * 2, MAX_RETRY_MS)
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, pause * Math.random()))
  }
}

/** Returns whether anything was received before the connection was lost; 45 seconds of silence count as lost. */
async function receiveUntilLost(signal: AbortSignal, isFirst: boolean): Promise<boolean> {
  const silent = new AbortController()
  let received = false
  let timer = setTimeout(() => silent.abort(), SILENCE_TIMEOUT_MS)
  try {
    for await (const line of listen(calls.listen, {}, AbortSignal.any([signal, silent.signal]))) {
      if (!received && !isFirst) deliver('missed')
      received = true
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), SILENCE_TIMEOUT_MS)
      if (isChangeEvent(line)) deliver(line)
    }
  } catch {
    return received
  } finally {
    clearTimeout(timer)
  }
  return received
}

function deliver(event: ChangeEvent | 'missed'): void {
  for (const listener of listeners) listener(event)
}

function isChangeEvent(line: unknown): line is ChangeEvent {
  return typeof line === 'object' && line !== null && 'topic' in line
}
