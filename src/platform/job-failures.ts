import { isAway, isLockedOut } from './database-errors.ts'
import { logError } from './server-log.ts'

let failures = 0

/**
 * Logs why the work of `job` failed, which nobody waits for; what another held too long is done at its next turn. While the database is away every job fails at each of its
 * turns: of these failures the first has a line, without its stack, and one at the end says how many they were.
 */
export function logJobFailure(job: string, err: unknown): void {
  if (isLockedOut(err)) {
    logError('A job waits for what another one holds', { job })
    return
  }
  if (!isAway(err)) {
    logError(`The job "${job}" failed`, { err })
    return
  }
  failures += 1
  const { message: reason } = err as Error
  if (failures === 1) logError('Jobs wait for the database', { job, reason })
}

/** Ends the time in which jobs waited for the database, if there was one: a job has heard from it. */
export function endJobFailures(): void {
  if (failures === 0) return
  logError('Jobs no longer wait for the database', { failures })
  failures = 0
}
