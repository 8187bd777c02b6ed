import { isAway, isLockedOut } from './database-errors.ts'
import { db } from './db.ts'
import { logError } from './server-log.ts'

export interface TimedJob {
  /** The same on every server. */
  name: string
  periodMs: number
  work: (now: Date) => Promise<void>
}

/**
 * Does the work of `job` once in each period, whichever of the servers on the database comes first; what fails is
 * tried again in the next period. Returns the function that stops it on this server.
 */
export function startTimedJob(job: TimedJob): () => void {
  const timer = setInterval(() => {
    runDue(job, new Date()).then(endJobFailures, (err) => logJobFailure(job.name, err))
  }, job.periodMs).unref()
  return () => clearInterval(timer)
}

/** As `startTimedJob`, of work that takes its time: what stops it has the work under way end, and waits for it. */
export function startLongJob({
  work,
  ...job
}: Omit<TimedJob, 'work'> & {
  work: (now: Date, stop: AbortSignal) => Promise<unknown>
}): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const stopJob = startTimedJob({
    ...job,
    work: async (now) => {
      running = work(now, stop.signal)
      await running
    },
  })
  return async () => {
    stopJob()
    stop.abort()
    await running.catch(() => {})
  }
}

/** Two servers' clocks do not differ by so much. */
const MAX_CLOCK_DIFFERENCE_MS = 10 * 60_000

/**
 * Does the work of `job`, unless a server has begun it in the period of `now`; returns whether it was done. A period of
 * a time to come was begun by a clock that was wrong and has been set back: it does not count.
 */
export async function runDue(job: TimedJob, now: Date): Promise<boolean> {
  const period = new Date(Math.floor(now.getTime() / job.periodMs) * job.periodMs)
  const ahead = new Date(period.getTime() + Math.max(job.periodMs, MAX_CLOCK_DIFFERENCE_MS))
  const claimed = await db()
    .insertInto('timed_jobs')
    .values({ name: job.name, last_period: period })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ last_period: period })
        .where((eb) =>
          eb.or([
            eb('timed_jobs.last_period', '<', period),
            eb('timed_jobs.last_period', '>', ahead),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  if (!claimed) return false
  await job.work(now)
  return true
}

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
