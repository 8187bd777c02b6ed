import { listen, storedSession } from '../../platform/client.ts'
import type { ChangeEvent } from '../../platform/live/change-events.ts'
import { calls } from '../../platform/live/contract.ts'

export type Deliver = (event: ChangeEvent | 'missed') => void

const SILENCE_TIMEOUT_MS = 45_000
const MIN_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000

/**
 * Delivers what the server says changed, until `signal` is aborted; connects anew by itself. Unless this `isFirst`,
 * something may have been missed before it began.
 */
export async function follow(
  signal: AbortSignal,
  deliver: Deliver,
  isFirst: boolean,
): Promise<void> {
  let pause = MIN_RETRY_MS
  for (let missed = !isFirst; !signal.aborted; missed = true) {
    // Between the end of a session and that of the screens there is nobody to listen for.
    const received =
      storedSession() !== undefined && (await receiveUntilLost(signal, deliver, missed))
    pause = received ? MIN_RETRY_MS : Math.min(pause * 2, MAX_RETRY_MS)
    await wait(pause * Math.random(), signal)
  }
}

/** Returns whether anything was received before the connection was lost; 45 seconds of silence count as lost. */
async function receiveUntilLost(
  signal: AbortSignal,
  deliver: Deliver,
  missed: boolean,
): Promise<boolean> {
  const silent = new AbortController()
  let received = false
  let timer = setTimeout(() => silent.abort(), SILENCE_TIMEOUT_MS)
  try {
    for await (const line of listen(calls.listen, {}, AbortSignal.any([signal, silent.signal]))) {
      if (!received && missed) deliver('missed')
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

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}

function isChangeEvent(line: unknown): line is ChangeEvent {
  return typeof line === 'object' && line !== null && 'topic' in line
}
