import { beforeEach, expect, test } from 'vitest'
import { noticesOf } from '../../notices/reads/notices.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { contextOf, signInEveryRole } from '../../tests/server.ts'
import { backupLateDays, lastBackup } from '../reads/last-backup.ts'
import { BACKUP_LATE_DAYS } from '../rules.ts'
import { noticeLateBackup } from './late-backup.ts'
import { rememberBackup } from './remember-backup.ts'

await openTestDatabase()
const officers = await signInEveryRole()
const BEGUN = new Date('2026-11-01T08:00:00+07:00')
const after = (days: number) => new Date(BEGUN.getTime() + days * 24 * 3600_000)

beforeEach(async () => {
  backupLateDays.set(BACKUP_LATE_DAYS)
  await db().deleteFrom('notices').execute()
  await db().deleteFrom('last_backup').execute()
  await db().deleteFrom('installation').execute()
  await db().insertInto('installation').values({ kind: 'mill', installed_at: BEGUN }).execute()
})

/** What an officer of `role` reads of backups at `now`: since when there is none, and whether that is settled. */
async function noticesOfRole(role: Role, now: Date) {
  const { data } = await noticesOf({ Tab: 'all', page: 0 }, contextOf(officers[role], now))
  const late = data.filter(({ Kind }) => Kind === 'backupLate')
  return late.map(({ Details, Settled }) => [Details.since, Settled])
}

test('a mill that was never backed up is told two days after it began, once, and by the bell of its administrators', async () => {
  await noticeLateBackup(after(1.9))
  expect(await noticesOfRole(0, after(2))).toEqual([])
  await noticeLateBackup(after(2))
  await noticeLateBackup(after(3))
  for (const role of [0, 1] as const)
    expect(await noticesOfRole(role, after(3))).toEqual([[BEGUN.toISOString(), false]])
  for (const role of [50, 51, 91] as const) expect(await noticesOfRole(role, after(3))).toEqual([])
  expect(await lastBackup(after(3))).toEqual({ MadeAt: null, FailedAt: null, IsLate: true })
})

test('any backup settles it, and one that is missing again is told again', async () => {
  await noticeLateBackup(after(2))
  await rememberBackup({ failed_at: after(2.5) })
  expect(await noticesOfRole(1, after(3))).toEqual([[BEGUN.toISOString(), false]])
  await rememberBackup({ made_at: after(3), failed_at: null })
  expect(await noticesOfRole(1, after(3))).toEqual([[BEGUN.toISOString(), true]])
  await noticeLateBackup(after(4.9))
  await noticeLateBackup(after(5))
  expect(await noticesOfRole(1, after(5))).toEqual([
    [after(3).toISOString(), false],
    [BEGUN.toISOString(), true],
  ])
})

test('after how many days is a setting, and 0 is a mill that is backed up in its own way', async () => {
  backupLateDays.set(7)
  await noticeLateBackup(after(6))
  expect(await noticesOfRole(1, after(6))).toEqual([])
  backupLateDays.set(0)
  await noticeLateBackup(after(400))
  expect((await lastBackup(after(400))).IsLate).toBe(false)
  expect(await noticesOfRole(1, after(400))).toEqual([])
})
