import { deleteOldPlaces } from '../identity/writes/places.ts'
import { deleteOldLinks } from '../identity/writes/reset-links.ts'
import { deleteOldSessions } from '../identity/writes/revoke.ts'
import { deleteOldFailures } from '../identity/writes/throttle.ts'
import { deleteOldImportFiles } from '../import/writes/delete-old-files.ts'
import { deleteOldNotices } from '../notices/writes/delete-old-notices.ts'
import { deleteOldReminders } from '../stuck/writes/remind.ts'
import { deleteOldResponses } from './serve/idempotency.ts'

/**
 * Deletes the answers kept under idempotency keys for a day, wrong passwords that no longer count, places from where
 * nobody signs in any more, and links, sessions, notices, reminders and drafts of imports that are too old. The audit
 * trail is never among them.
 */
export async function cleanUp(now: Date): Promise<void> {
  await deleteOldResponses(now)
  await deleteOldFailures(now)
  await deleteOldPlaces(now)
  await deleteOldLinks(now)
  await deleteOldSessions(now)
  await deleteOldNotices(now)
  await deleteOldReminders(now)
  await deleteOldImportFiles(now)
}
