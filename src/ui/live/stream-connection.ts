import { listen, storedSession } from '../../platform/client.ts'
import type { ChangeEvent } from '../../platform/live/change-events.ts'
import { calls } from '../../platform/live/contract.ts'
import { type Ending, FIRST_PAUSE, lengthOf, pauseAfter } from './retry-pause.ts'

export type Deliver = (event: ChangeEvent | 'missed') => void

const SILENCE_TIMEOUT_MS = 45_000

/**
 * Delivers what the server says changed, until `signal` is aborted; connects anew by itself. Unless this `isFirst`,
 * something may have been missed before it began.
 */
export async function follow(
  signal: AbortSignal,
  deliver: Deliver,
  isFirst: boolean,
): Promise<void> {
  let pause = FIRST_PAUSE
  for (let missed = !isFirst; !signal.aborted; missed = true) {
    // Between the end of a session and that of the screens there is nobody to listen for.
    const ending = storedSession() ? await receiveUntilLost(signal, deliver, missed) : 'nothing'
    pause = pauseAfter(ending, pause)
    await wait(lengthOf(pause, Math.random()), signal)
  }
}

/** Returns how the connection ended; 45 seconds of silence count as lost. */
async function receiveUntilLost(
  signal: AbortSignal,
  deliver: Deliver,
  missed: boolean,
): Promise<Ending> {
  const silent = new AbortController()
  let ending: Ending = 'nothing'
  let timer = setTimeout(() => silent.abort(), SILENCE_TIMEOUT_MS)
  try {
    for await (const line of listen(calls.listen, {}, AbortSignal.any([signal, silent.signal]))) {
      if (ending === 'nothing' && missed) deliver('missed')
      ending = isReplaced(line) ? 'replaced' : 'received'
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), SILENCE_TIMEOUT_MS)
      if (isChangeEvent(line)) deliver(line)
    }
  } catch {
    return ending
  } finally {
    clearTimeout(timer)
  }
  return ending
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

function isReplaced(line: unknown): boolean {
  return typeof line === 'object' && line !== null && 'replaced' in line
}

function isChangeEvent(line: unknown): line is ChangeEvent {
  return typeof line === 'object' && line !== null && 'topic' in line
}
