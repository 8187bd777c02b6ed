import { notify } from '../../notices/writes/notify.ts'
import { db, transaction } from '../../platform/db.ts'
import { lateSince } from '../reads/last-backup.ts'

/** What a notice of a missing backup is about. */
export const MILL = 'mill'

/** Tells the administrators that the mill has had no backup for days by `now`: once, until there is one. */
export function noticeLateBackup(now: Date): Promise<void> {
  return transaction(async () => {
    const since = await lateSince(now)
    if (!since || (await isNoticed())) return
    const details = { since: since.toISOString() }
    await notify({ now }, [{ kind: 'backupLate', subject: MILL, details }])
  })
}

async function isNoticed(): Promise<boolean> {
  const open = db().selectFrom('notices').select('id').where('kind', '=', 'backupLate')
  return (await open.where('settled_at', 'is', null).executeTakeFirst()) !== undefined
}
