import { sql } from 'kysely'
import { setting } from '../../platform/setting.ts'
import { statement } from '../../platform/statement.ts'
import { BACKUP_LATE_DAYS, isLate } from '../rules.ts'

/** After how many days without a backup the mill is told; with 0 it never is. */
export const backupLateDays = setting(BACKUP_LATE_DAYS)

/** When the mill was last backed up, in whatever way, when that failed since, and whether it is too long ago. */
export async function lastBackup(now: Date) {
  const { madeAt, failedAt, IsLate } = await backupState(now)
  return { MadeAt: madeAt, FailedAt: failedAt, IsLate }
}

/** Since when the mill has no backup where it should have one by `now`: since its last one, or else since it began. */
export async function lateSince(now: Date): Promise<Date | undefined> {
  const { since, IsLate } = await backupState(now)
  return IsLate && since ? since : undefined
}

async function backupState(now: Date) {
  const [known] = await readLast({})
  const { madeAt = null, failedAt = null, installedAt = null } = known ?? {}
  const since = madeAt ?? installedAt
  return { madeAt, failedAt, since, IsLate: isLate(since, now, backupLateDays()) }
}

type Known = Record<'madeAt' | 'failedAt' | 'installedAt', Date | null>

const readLast = statement(
  () => sql<Known>`
    select made_at as "madeAt", failed_at as "failedAt", installed_at as "installedAt"
    from (select) one left join last_backup on true left join installation on true`,
)
