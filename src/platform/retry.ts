import { setTimeout as wait } from 'node:timers/promises'
import { isConflict } from './database-errors.ts'

const MAX_RETRIES = 2
/** Long enough for the transaction that stood in the way to end. */
const MAX_PAUSE_MS = 50

const counts = { retried: 0, givenUp: 0 }

/**
 * Does `work`, one transaction, again where PostgreSQL undid it because of another one (a deadlock or a serialization
 * failure): nothing of it was kept and nobody was told. At most twice, after a pause by chance.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (retries === MAX_RETRIES) {
        counts.givenUp += 1
        throw error
      }
      counts.retried += 1
      await wait(Math.random() * MAX_PAUSE_MS)
    }
  }
}

/** Since the process began: how often a transaction was done again, and how often that did not help. */
export function countConflicts(): Readonly<{ retried: number; givenUp: number }> {
  return counts
}
