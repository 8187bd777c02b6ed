import { db } from '../../platform/db.ts'

/** Keeps when the mill backed itself up, or that it could not; a backup that succeeds ends the failure. */
export async function rememberBackup(
  tried: { made_at: Date; failed_at: null } | { failed_at: Date },
): Promise<void> {
  await db()
    .insertInto('last_backup')
    .values(tried)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(tried))
    .execute()
}
