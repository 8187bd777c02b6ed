import { CallError } from '../../platform/client.ts'

/** So long after a press an officer reads that no answer has come yet. */
const SLOW_MS = 4000

/** The dialogs that are open. */
const dialogs = new Set<symbol>()
/** What is awaited and slow, with the dialogs that were open when it began: no answer may come any more. */
const slow = new Map<AbortController, ReadonlySet<symbol>>()

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
  const begunIn = new Set(dialogs)
  const stop = () => wait.abort()
  const timer = setTimeout(() => {
    slow.set(wait, begunIn)
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

/** Says that a dialog is open, until the function that it gives is called. */
export function dialogOpened(dialog: symbol): () => void {
  dialogs.add(dialog)
  return () => void dialogs.delete(dialog)
}

/** Ends every slow wait that began while `dialog` was open, as it does where it is closed meanwhile. */
export function stopSlowWaits(dialog: symbol): void {
  for (const [wait, begunIn] of slow) if (begunIn.has(dialog)) wait.abort()
}
