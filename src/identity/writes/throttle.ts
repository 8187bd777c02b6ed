import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { db, inOwnTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { FAILURE_WINDOW_MS, minutesToWait } from '../rules.ts'

type ThrottleCode =
  | 'auth.throttled'
  | 'auth.resetThrottled'
  | 'auth.passwordThrottled'
  | 'profile.passwordThrottled'

export interface Limit {
  subject: string
  max: number
}

/** Under what wrong passwords of an account are counted, whether it is known or not. */
export function accountOf(email: string): string {
  return `account:${createHash('sha256').update(email.toLowerCase()).digest('hex')}`
}

/**
 * Counts an attempt against every limit before it is made, so that many at once cannot slip through,
 * and refuses with `code` and the minutes to wait once one is reached. Stays counted if the call is refused.
 */
export async function countAttempt(
  limits: readonly Limit[],
  now: Date,
  code: ThrottleCode,
): Promise<void> {
  const minutes = await inOwnTransaction(async () => {
    for (const { subject, max } of limits) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db())
      const oldest = await oldestBlocking(subject, max, now)
      if (oldest) return minutesToWait(oldest, now)
    }
    await db()
      .insertInto('password_failures')
      .values(limits.map(({ subject }) => ({ subject, failed_at: now })))
      .execute()
  })
  if (minutes) refuse(code, { n: minutes, seconds: minutes * 60 })
}

/** Clears the failures of an account whose password was right, and the attempt just counted elsewhere. */
export async function clearFailures(
  account: string,
  elsewhere: readonly string[],
  now: Date,
): Promise<void> {
  await db().deleteFrom('password_failures').where('subject', '=', account).execute()
  if (elsewhere.length === 0) return
  await db()
    .deleteFrom('password_failures')
    .where('subject', 'in', [...elsewhere])
    .where('failed_at', '=', now)
    .execute()
}

/** Deletes the failures of anybody that count no longer. */
export async function deleteOldFailures(now: Date): Promise<void> {
  await db().deleteFrom('password_failures').where('failed_at', '<', windowStart(now)).execute()
}

async function oldestBlocking(subject: string, max: number, now: Date): Promise<Date | undefined> {
  const failures = await db()
    .selectFrom('password_failures')
    .select('failed_at')
    .where('subject', '=', subject)
    .where('failed_at', '>', windowStart(now))
    .orderBy('failed_at', 'desc')
    .limit(max)
    .execute()
  return failures.length >= max ? failures.at(-1)?.failed_at : undefined
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - FAILURE_WINDOW_MS)
}
