import { mailDigests, mailRejections } from '../notices/writes/mails.ts'
import { isMailEnabled } from '../platform/mail.ts'
import { runDue } from '../platform/timed-jobs.ts'

const MINUTE_MS = 60_000
/** Begins at midnight in London, which is seven in the morning at the mill. */
const DAY_MS = 24 * 60 * MINUTE_MS
/** Until noon: a digest that is late, or the first one of a mill, does not go out in the middle of the day's work. */
const MORNING_MS = 5 * 60 * MINUTE_MS

/** Mails what is to be mailed at `now`: each rejection once, and the digest of a day once, whichever server comes first. */
export async function mailNotices(now: Date): Promise<void> {
  if (!isMailEnabled()) return
  await mailRejections(now)
  if (now.getTime() % DAY_MS >= MORNING_MS) return
  await runDue({ name: 'notice digests', periodMs: DAY_MS, work: mailDigests }, now)
}
