import { notify } from '../../notices/writes/notify.ts'
import { db, transaction } from '../../platform/db.ts'
import { MILL } from './late-backup.ts'

/** Keeps when the mill was backed up, or that it could not be; a backup that succeeds ends the failure, and what was told
 * of a missing one. */
export function rememberBackup(
  tried: { made_at: Date; failed_at: null } | { failed_at: Date },
): Promise<void> {
  return transaction(async () => {
    await db()
      .insertInto('last_backup')
      .values(tried)
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(tried))
      .execute()
    if (!('made_at' in tried)) return
    await notify({ now: tried.made_at }, [], { kinds: ['backupLate'], subject: MILL })
  })
}
