import { db } from '../../platform/db.ts'
import { shownSince } from '../rules.ts'

/** Deletes the notices that are shown no more, with the marks of who read them. */
export async function deleteOldNotices(now: Date): Promise<void> {
  await db().deleteFrom('notices').where('happened_at', '<=', shownSince(now)).execute()
}
