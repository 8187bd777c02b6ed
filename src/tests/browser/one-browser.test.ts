import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { revokeSessions } from '../../identity/writes/revoke.ts'
import { ROUTES } from '../../platform/addresses.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { signInAs } from '../server.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { delayResponses } from './delayed-responses.ts'
import { createOfficers, emailOf, fillSignIn, PASSWORD } from './sign-in.ts'
import { t } from './translate.ts'
import { weighTruck } from './trucks.ts'
import { visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()
await createOfficers()

test('a late refusal of a session that ended does not end the one that began since', async () => {
  const former = await signInAs(51)
  const page = await browser.open({ as: former, at: ROUTES.orders.path })
  const release = await delayResponses(page, '**/po/getFilterPOStateConfirm')
  const refused = page.waitForResponse('**/po/getFilterPOStateConfirm')
  await page
    .getByRole('link', { name: t('screen.receipt') })
    .first()
    .click()
  await revokeSessions(former.id, 'ended', { now: new Date() })
  const again = await signInAs(51)
  await page.evaluate((token) => localStorage.setItem('session_officer', token), again.token)
  release()
  expect((await refused).status()).toBe(401)
  await page.getByRole('heading', { level: 1, name: t('screen.receipt') }).waitFor()
  const kept = () => page.evaluate(() => localStorage.getItem('session_officer'))
  expect(await kept()).toBe(again.token)
  browser.errors.expect(/status of 401/)
})

test('the next officer at a window does not see what the former one read', async () => {
  const former = await signInAs(1)
  const page = await browser.open({ as: former, at: ROUTES.receipt.path })
  await expect.poll(() => orderLinks(page).count()).toBeGreaterThan(0)
  await revokeSessions(former.id, 'ended', { now: new Date() })
  await page.getByText(t('auth.ended')).waitFor()
  const release = await delayResponses(page, '**/po/getFilterPOStateConfirm')
  await fillSignIn(page, emailOf(81), PASSWORD)
  await page.getByRole('button', { name: 'สมชาย 81 ใจดี' }).waitFor()
  await page.getByRole('heading', { level: 1, name: t('screen.receipt') }).waitFor()
  expect(await orderLinks(page).count()).toBe(0)
  release()
  await expect.poll(() => orderLinks(page).count()).toBeGreaterThan(0)
  browser.errors.expect(/status of 401/)
})

test('a window that was left open shows the next officer nothing of the former one', async () => {
  const first = await browser.open({ as: await signInAs(1), at: ROUTES.stuck.path })
  const other = await first.context().newPage()
  await other.goto(ROUTES.officers.path)
  const names = other.getByRole('row').filter({ hasText: 'เจ้าหน้าที่ 50' })
  await names.first().waitFor()
  await other.waitForLoadState('networkidle')
  await waitUntilIdle(first)
  await first.getByRole('link', { name: t('ui.signOut') }).press('Enter')
  await other.getByRole('heading', { name: t('signIn.title') }).waitFor()
  await fillSignIn(first, emailOf(81), PASSWORD)
  await other.getByRole('button', { name: 'สมชาย 81 ใจดี' }).waitFor()
  await other.getByRole('heading', { level: 1, name: t('screen.receipt') }).waitFor()
  expect(await names.count()).toBe(0)
})

test('a sign-in page goes on once somebody signed in in another window, in whatever order it hears of that', async () => {
  const page = await browser.open({ as: await signInAs(81) })
  // Nothing of the product, which would act by itself.
  await page.goto('/mark.svg')
  const other = await page.context().newPage()
  await other.goto(ROUTES.receipt.path)
  const screen = other.getByRole('heading', { level: 1, name: t('screen.receipt') })
  await screen.waitFor()
  // Nothing is under way, which would be refused without a session.
  await waitUntilIdle(other)
  const session = await page.evaluate((names) => {
    const kept = names.map((name) => [name, localStorage.getItem(name)!] as const)
    for (const name of names) localStorage.removeItem(name)
    return kept
  }, PARTS_OF_SESSION)
  await other.getByRole('heading', { name: t('signIn.title') }).waitFor()
  await other.evaluate(() =>
    window.addEventListener('storage', ({ key }) => {
      document.body.dataset.heard = String(key)
    }),
  )
  for (const part of session) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), part)
    if (part !== session.at(-1))
      await expect.poll(() => other.evaluate(() => document.body.dataset.heard)).toBe(part[0])
  }
  await screen.waitFor()
})

test('eight windows of one browser share one live connection, and go on when its window is closed', async () => {
  const first = await browser.open({ as: mill.officers[52] })
  const context = first.context()
  const open = new Set<unknown>()
  context.on('request', (request) => isStream(request.url()) && open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  const listening = first.waitForResponse('**/live/listen')
  await visit(first, ROUTES.tickets.path.replace('/{-$poHeaderUUID}', ''))
  await listening
  const others = await Promise.all(Array.from({ length: 7 }, () => context.newPage()))
  for (const page of others) {
    await page.goto('/Controller/palmEvaluate')
    await page.getByRole('heading', { level: 1, name: t('screen.palmEvaluate') }).waitFor()
  }
  expect(open.size).toBe(1)
  await expectNextTruck([first, ...others])
  const handedOver = context.waitForEvent('response', (response) => isStream(response.url()))
  // A request of a window that is closed is not said to end.
  open.clear()
  await first.close()
  await handedOver
  expect(open.size).toBe(1)
  await expectNextTruck(others)
})

/** Of what a session consists in the browser; the token, by which it is known, before the last. */
const PARTS_OF_SESSION = ['roles', 'session_officer', 'officer']

function isStream(url: string): boolean {
  return url.endsWith('/live/listen')
}

/** A truck that is weighed appears in every window. */
async function expectNextTruck(pages: readonly Page[]): Promise<void> {
  const { id, slip } = await weighTruck(mill.vendor)
  publishChange('tickets', [id])
  for (const page of pages) await page.getByRole('row').filter({ hasText: slip }).waitFor()
}

function orderLinks(page: Page) {
  return page.getByRole('row').filter({ hasText: /NBDPO-PL-/ })
}
