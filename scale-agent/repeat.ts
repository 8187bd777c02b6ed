import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Does `work` again and again, with as many milliseconds in between as it returns. Returns what stops it, and waits for
 * what is under way; `signal` is aborted by then.
 */
export function repeat(work: (signal: AbortSignal) => Promise<number>): () => Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const run = async () => {
    while (!signal.aborted) {
      const pauseMs = await work(signal)
      await sleep(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
  const ended = run()
  return () => {
    stop.abort()
    return ended
  }
}
