import { CallError } from '../../platform/client.ts'

/** So long after a press an officer reads that no answer has come yet. */
const SLOW_MS = 4000

/** What is awaited and slow: no answer may come any more. */
const slow = new Set<AbortController>()

interface Waiting {
  /** Called where no answer has come for four seconds, with the function that ends the wait. */
  onSlow: (stop: () => void) => void
  /** Ends the wait, also before it is slow. */
  signal?: AbortSignal
}

/**
 * Sends a change and awaits its answer, until the officer stops it or the browser loses the network: whether it was done
 * is then not known (sys.networkUnsure).
 */
export async function awaitAnswer<T>(
  send: (signal: AbortSignal) => Promise<T>,
  { onSlow, signal }: Waiting,
): Promise<T> {
  const wait = new AbortController()
  const stop = () => wait.abort()
  const timer = setTimeout(() => {
    slow.add(wait)
    onSlow(stop)
  }, SLOW_MS)
  signal?.addEventListener('abort', stop)
  window.addEventListener('offline', stop)
  try {
    return await send(wait.signal)
  } catch (error) {
    throw wait.signal.aborted ? new CallError({ code: 'sys.networkUnsure' }) : error
  } finally {
    clearTimeout(timer)
    slow.delete(wait)
    signal?.removeEventListener('abort', stop)
    window.removeEventListener('offline', stop)
  }
}

/** Ends every wait that is slow, as a dialog does that is closed meanwhile. */
export function stopSlowWaits(): void {
  for (const wait of slow) wait.abort()
}
