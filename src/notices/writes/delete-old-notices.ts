import { db } from '../../platform/db.ts'
import { NOTICE_DAYS } from '../rules.ts'

const DAY_MS = 24 * 3600_000

/** Deletes the notices that are shown no more, with the marks of who read them. */
export async function deleteOldNotices(now: Date): Promise<void> {
  const limit = new Date(now.getTime() - NOTICE_DAYS * DAY_MS)
  await db().deleteFrom('notices').where('happened_at', '<=', limit).execute()
}
