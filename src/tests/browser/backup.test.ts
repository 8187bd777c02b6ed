import { expect, test } from 'vitest'
import { noticeLateBackup } from '../../backup/writes/late-backup.ts'
import { rememberBackup } from '../../backup/writes/remember-backup.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { formatMoment } from '../../platform/thai-date.ts'
import { insertRow } from '../rows.ts'
import { signInEveryRole } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { navigate, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const officers = await signInEveryRole()
const HOUR_MS = 3600_000
const now = new Date()
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const moment = (at: Date) => formatMoment(at, now, 'th')

async function openDashboard(role: Role) {
  const page = await browser.open({ as: officers[role], at: '/Controller/dashboard' })
  await waitUntilIdle(page)
  return page
}

test('who administers the mill sees when it was backed up, and a warning once it is not', async () => {
  await rememberBackup({ failed_at: ago(3) })
  const page = await openDashboard(1)
  const warning = page.getByRole('alert')
  expect(await warning.textContent()).toBe(t('dashboard.backup.none', { failed: moment(ago(3)) }))
  await rememberBackup({ made_at: ago(2), failed_at: null })
  await page.reload()
  await page
    .getByText(t('dashboard.backup', { time: moment(ago(2)) }))
    .first()
    .waitFor()
  expect(await warning.count()).toBe(0)
  await expectAccessible(page)
  await rememberBackup({ failed_at: ago(1) })
  await page.reload()
  const failed = { failed: moment(ago(1)), time: moment(ago(2)) }
  await warning.getByText(t('dashboard.backup.failed', failed)).waitFor()
  await rememberBackup({ made_at: ago(50), failed_at: null })
  await page.reload()
  await warning.getByText(t('dashboard.backup.late', { time: moment(ago(50)) })).waitFor()
  await expectAccessible(page)
})

test('a mill that was never backed up says so days after it began, and the bell does; nobody else is told', async () => {
  await db().deleteFrom('last_backup').execute()
  await insertRow('installation', { kind: 'mill', installed_at: ago(50) })
  await noticeLateBackup(now)
  const page = await openDashboard(0)
  await page.getByRole('alert').getByText(t('dashboard.backup.never')).waitFor()
  await navigate(page, '/Controller/notices')
  await page
    .getByText(t('notice.backupLate', { time: moment(ago(50)) }))
    .first()
    .waitFor()
  await expectAccessible(page)

  await rememberBackup({ made_at: ago(2), failed_at: null })
  const manager = await openDashboard(50)
  expect(await manager.getByText(moment(ago(2))).count()).toBe(0)
})
