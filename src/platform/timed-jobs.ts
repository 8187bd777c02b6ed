import { db } from './db.ts'

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
    runDue(job, new Date()).catch((error) => console.error(`The job "${job.name}" failed`, error))
  }, job.periodMs).unref()
  return () => clearInterval(timer)
}

/** Does the work of `job`, unless a server has begun it in the period of `now`; returns whether it was done. */
export async function runDue(job: TimedJob, now: Date): Promise<boolean> {
  const period = new Date(Math.floor(now.getTime() / job.periodMs) * job.periodMs)
  const claimed = await db()
    .insertInto('timed_jobs')
    .values({ name: job.name, last_period: period })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ last_period: period })
        .where('timed_jobs.last_period', '<', period),
    )
    .returning('name')
    .executeTakeFirst()
  if (!claimed) return false
  await job.work(now)
  return true
}
