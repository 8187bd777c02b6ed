import { db } from '../../platform/db.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'

/** Reminders are asked for their own day only. */
const KEPT_DAYS = 30

/** Deletes the reminders that are kept no more. */
export async function deleteOldReminders(now: Date): Promise<void> {
  const limit = addDays(businessDay(now), -KEPT_DAYS)
  await db().deleteFrom('stuck_reminders').where('day', '<', limit).execute()
}
