import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { idleMinutes, sessionHash } from '../../identity/reads.ts'
import { IDLE_MINUTES } from '../../identity/rules.ts'
import { savePreferences } from '../../identity/writes/preferences.ts'
import { ROUTES, SIGN_OUT } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { rowOf, updateRows } from '../rows.ts'
import { contextOf, type SignedIn, signInAs } from '../server.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { fieldOf } from './fields.ts'
import { waitForMessage } from './messages.ts'
import { createOfficers, emailOf, fillSignIn, openSignIn, PASSWORD, signIn } from './sign-in.ts'
import { t } from './translate.ts'
import { navigate, openDialog, pushAddress, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
await createOfficers()

test('officers change their name behind it, beside an administrator who was first, and their password by the present one', async () => {
  const page = await openSignIn(browser)
  await signIn(page, 52)
  await page.getByRole('button', { name: 'สมชาย 52 ใจดี' }).click()
  await page.getByRole('menuitem', { name: t('profile.title') }).click()
  await page.getByRole('heading', { level: 1, name: t('profile.title') }).waitFor()
  await page.getByText(emailOf(52)).waitFor()
  await fieldOf(page, 'user.name').fill('')
  await press(page, 'profile.saveName')
  await page.getByText(t('v.name')).waitFor()
  await fieldOf(page, 'user.name').fill('สมศักดิ์')
  await press(page, 'profile.saveName')
  await waitForMessage(page, t('done.nameSaved'))
  await page.getByRole('button', { name: 'สมศักดิ์ ใจดี' }).waitFor()

  await fieldOf(page, 'user.name').fill('สมหมาย')
  await db()
    .updateTable('officers')
    .set({ last_name: 'มั่นคง', version: sql`version + 1` })
    .where('email', '=', emailOf(52))
    .execute()
  await press(page, 'profile.saveName')
  await press(page, 'ui.latest')
  await page.getByText(t('ui.latest.loaded')).waitFor()
  await expect.poll(() => fieldOf(page, 'user.lastname').inputValue()).toBe('มั่นคง')
  expect(await fieldOf(page, 'user.name').inputValue()).toBe('สมหมาย')
  await press(page, 'profile.saveName')
  await page.getByRole('button', { name: 'สมหมาย มั่นคง' }).waitFor()
  await page.getByText(t('ui.latest.loaded')).waitFor({ state: 'detached' })
  browser.errors.expect(/status of 409 .*saveName/)

  const own = 'ลมพัดใบไม้ร่วง 7'
  for (const [present, next, message] of [
    ['ไม่ใช่รหัสนี้แน่', own, 'profile.wrongPassword'],
    [PASSWORD, 'สมหมาย2569', 'v.passwordPerson'],
    [PASSWORD, own, 'done.passwordChanged'],
  ] as const) {
    await fieldOf(page, 'profile.presentPassword').fill(present)
    await fieldOf(page, 'reset.password').fill(next)
    await fieldOf(page, 'reset.again').fill(next)
    await press(page, 'user.changePassword')
    await page.getByText(t(message), { exact: true }).waitFor()
  }
  await pushAddress(page, SIGN_OUT)
  await fillSignIn(page, emailOf(52), own)
  await page.getByRole('button', { name: 'สมหมาย มั่นคง' }).waitFor()
  browser.errors.expect(/status of 400 .*changePassword/)
})

test('a session elsewhere is seen, and ended', async () => {
  const elsewhere = await openSignIn(browser)
  await signIn(elsewhere, 91)
  const page = await openSignIn(browser)
  await signIn(page, 91)
  await navigate(page, ROUTES.profile.path)
  const sessions = page.getByRole('region', { name: t('user.sessions') })
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2)
  await sessions.getByRole('listitem').first().getByText(t('profile.thisDevice')).waitFor()
  const device = t('profile.device', { browser: 'Chrome', system: 'Linux' })
  await sessions.getByRole('button', { name: t('profile.endOf', { device }) }).click()
  const question = await openDialog(page, t('profile.askEnd', { device }))
  const password = question.getByRole('textbox', { name: t('signIn.password') })
  await password.fill('ไม่ใช่รหัสนี้')
  await password.press('Enter')
  await question.getByText(t('profile.wrongPassword')).waitFor()
  await password.fill(PASSWORD)
  await password.press('Enter')
  await waitForMessage(page, t('done.sessionEnded'))
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)
  await elsewhere.getByText(t('auth.ended')).waitFor()
  browser.errors.expect(/status of 401/)
  browser.errors.expect(/status of 400 .*endSession/)
})

test('who has been away is told before the session ends, and stays by a press, also after one that failed', async () => {
  idleMinutes.set(30)
  try {
    const { page, officer } = await leaveAlone(ROUTES.notices.path)
    await page.clock.fastForward('23:00')
    const warning = page.getByRole('alert').filter({ hasText: 'ไม่มีการใช้งาน' })
    await warning.waitFor()
    const idleSince = (await seenAt(officer)).getTime()
    expect(idleSince).toBe(officer.seenAt.getTime())
    const at = formatInstant(new Date(idleSince + 30 * 60_000), 'clock', 'th')
    const sentence = `ไม่มีการใช้งานมานาน ระบบจะออกจากระบบเวลา ${at}`
    expect(await warning.textContent()).toBe(`${sentence}${t('session.stay')}`)
    // All of them: whatever is asked soon after a press is a use of the session.
    await page.route('**/api/system/**', (route) => route.abort())
    await warning.getByRole('button', { name: t('session.stay') }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('ui.noNetwork') })
      .waitFor()
    await warning.waitFor()
    expect(await seenAt(officer)).toEqual(officer.seenAt)
    await page.unroute('**/api/system/**')
    await warning.getByRole('button', { name: t('session.stay') }).click()
    await warning.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await seenAt(officer)).getTime())
      .toBeGreaterThan(officer.seenAt.getTime())
    await setSeenAt(officer, new Date(Date.now() - 3600_000))
    await page.clock.fastForward('30:00')
    await page.getByText(t('auth.expired')).waitFor()
    browser.errors.expect(/status of 401/)
    browser.errors.expect(/ERR_FAILED/)
  } finally {
    idleMinutes.set(IDLE_MINUTES)
  }
})

test('a language chosen while the settings are still fetched stays', async () => {
  const officer = await signInAs(52)
  await savePreferences({ Language: 'th' }, contextOf(officer))
  const page = await browser.open({ as: officer })
  const release = await delayResponses(page, '**/profile/getPreferences')
  const asked = page.waitForRequest('**/profile/getPreferences')
  await page.goto(ROUTES.profile.path)
  await asked
  const saved = page.waitForResponse('**/profile/savePreferences')
  await page.getByText('English', { exact: true }).click()
  const heading = page.getByRole('heading', { level: 1, name: t('profile.title', {}, 'en') })
  await heading.waitFor()
  const fetched = page.waitForResponse('**/profile/getPreferences')
  release()
  await Promise.all([saved, fetched])
  await waitUntilIdle(page)
  expect(await heading.count()).toBe(1)
})

interface Away extends SignedIn {
  seenAt: Date
}

/** A window that an officer left three minutes ago, whose clock the test sets. */
async function leaveAlone(address: string): Promise<{ page: Page; officer: Away }> {
  const officer = { ...(await signInAs(52)), seenAt: new Date(Date.now() - 3 * 60_000) }
  await setSeenAt(officer, officer.seenAt)
  const page = await browser.open({ as: officer, singleUse: true })
  await page.clock.install()
  const ExpiresAt = new Date(officer.seenAt.getTime() + 30 * 60_000).toISOString()
  await page.addInitScript((session) => {
    if (localStorage.getItem('session_officer')) localStorage.session ??= session
  }, JSON.stringify({ ExpiresAt }))
  await visit(page, address)
  await setSeenAt(officer, officer.seenAt)
  return { page, officer }
}

async function setSeenAt({ token }: SignedIn, seen_at: Date): Promise<void> {
  await updateRows('sessions', { token_hash: sessionHash(token) }, { seen_at })
}

async function seenAt({ token }: SignedIn): Promise<Date> {
  const { seen_at } = await rowOf('sessions', { token_hash: sessionHash(token) })
  return seen_at
}

async function press(page: Page, key: WordKey): Promise<void> {
  await page.getByRole('button', { name: t(key), exact: true }).click()
}
