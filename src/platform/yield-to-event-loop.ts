import { setImmediate } from 'node:timers/promises'

/** Work without a pause makes every other call wait for its end. */
const MAX_AT_ONCE_MS = 20

let since = 0

/** Between two steps of work that is long: lets what other calls wait for go first, now and then. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - since < MAX_AT_ONCE_MS) return
  await setImmediate()
  since = performance.now()
}
