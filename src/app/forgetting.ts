import { forgetLinks } from '../identity/writes/reset-links.ts'
import { forgetFailures } from '../identity/writes/throttle.ts'
import { forgetAnswers } from './serve/idempotency.ts'

const HOUR_MS = 3600_000

/** Forgets every hour what counts no longer, until the function that it gives is called. */
export function startForgetting(): () => void {
  const timer = setInterval(() => {
    forget(new Date()).catch((error) => console.error('What is old could not be deleted', error))
  }, HOUR_MS).unref()
  return () => clearInterval(timer)
}

/** Deletes the answers kept under idempotency keys for a day, wrong passwords that no longer count, and links that are too old. */
export async function forget(now: Date): Promise<void> {
  await forgetAnswers(now)
  await forgetFailures(now)
  await forgetLinks(now)
}
