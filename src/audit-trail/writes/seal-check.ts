import { db } from '../../platform/db.ts'
import { logError } from '../../platform/server-log.ts'
import { startLongJob } from '../../platform/timed-jobs.ts'
import { checkSeals } from '../reads/seal-check.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
/** Of a trail that is broken everywhere, what a person can read through. */
const MAX_FAULTS = 100

/** Computes all seals anew once a day, on one of the servers, and keeps what it found; returns what stops it. */
export function startDailySealCheck(): () => Promise<void> {
  // A mill's computer may be off at any hour: each hour it is asked whether the last check is a day ago.
  return startLongJob({ name: 'check-audit-seals', periodMs: HOUR_MS, work: checkWhenDue })
}

/** Checks every seal, unless that was done within the last day, and keeps what is wrong for the screen. */
export async function checkWhenDue(now: Date, stop?: AbortSignal): Promise<void> {
  const last = await db().selectFrom('last_seal_check').select('checked_at').executeTakeFirst()
  if (last && +now - +last.checked_at < DAY_MS - HOUR_MS / 2) return
  const { faults } = await checkSeals(stop)
  if (stop?.aborted) return
  if (faults.length > 0) logError('The audit trail was changed after it was sealed', { faults })
  const found = { checked_at: now, faults: JSON.stringify(faults.slice(0, MAX_FAULTS)) }
  await db()
    .insertInto('last_seal_check')
    .values(found)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(found))
    .execute()
}
