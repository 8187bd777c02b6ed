import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ADD_GUARD_MS } from '../../purchase-orders/rules.ts'
import { buildMill } from '../fixture.ts'
import { orderAfter, orderNow } from '../orders.ts'
import { updateRows } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { waitForMessage } from './messages.ts'
import { createSignedIn, emailOf, fillSignIn, openSignIn, PASSWORD } from './sign-in.ts'
import { t } from './translate.ts'
import {
  navigate,
  openDialog,
  pressIn,
  pushAddress,
  waitUntilClickable,
  waitUntilIdle,
} from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('a session that expires keeps the screen, the dialog and what is typed for the officer, who signs in again and saves, and for nobody else', async () => {
  for (const role of [50, 51] as const) await createSignedIn(role)
  const page = await openSignIn(browser)
  await fillSignIn(page, emailOf(51), PASSWORD)
  await page.getByRole('button', { name: 'เจ้าหน้าที่ 51 ทดสอบ' }).waitFor()
  await pushAddress(page, '/Controller/po?state=D')
  await waitUntilIdle(page)
  const dialog = await typeNewOrder(page, 'ส่งท้ายกะ')
  const address = page.url()
  await expireAt(page, 'createPOHeader')
  await pressCreate(dialog)
  const pressed = await now(page)
  await page.getByRole('status').getByText(t('auth.expired')).waitFor()
  expect(await dialog.isVisible()).toBe(false)
  expect(page.url()).toBe(address)
  await fillSignIn(page, emailOf(51), PASSWORD)
  await dialog.waitFor()
  expect(await deliveryIn(dialog).inputValue()).toBe('ส่งท้ายกะ')
  // A press within two seconds of the one before is a second press of it.
  await expect.poll(() => now(page)).toBeGreaterThan(pressed + ADD_GUARD_MS)
  await pressCreate(dialog)
  await page.getByRole('heading', { level: 1, name: 'NBDPO-PL' }).waitFor()

  await navigate(page, '/Controller/po')
  await typeNewOrder(page, 'ส่งก่อนกะ')
  await expireAt(page, 'createPOHeader')
  await pressCreate(dialog)
  await page.getByRole('status').getByText(t('auth.expired')).waitFor()
  await fillSignIn(page, emailOf(50), PASSWORD)
  await page.getByRole('button', { name: 'เจ้าหน้าที่ 50 ทดสอบ' }).waitFor()
  await waitUntilClickable(dialog)
  expect(await deliveryIn(dialog).inputValue()).toBe('')
  browser.errors.expect(/status of 401/)
})

test('a batch that a session ended goes on with what is left, once the officer has signed in again', async () => {
  const id = await orderAfter(mill, ['submit', 'approve', 'confirm'])
  const page = await browser.open({ as: await createSignedIn(51), at: `/Controller/poLine/${id}` })
  await page.getByRole('button', { name: t('receive.all', { n: 2, count: 2 }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('ask.receiveAll.text', { n: 2, count: 2 })).waitFor()
  await waitUntilClickable(dialog)
  await receiveOnlyFirst(page)
  await dialog.getByRole('button', { name: t('receive.all', { n: 2, count: 2 }) }).click()
  await dialog.getByText(t('batch.done', { n: 1, m: 2 })).waitFor()
  await expireAt(page, 'receiveLines')
  await pressIn(dialog, t('ui.continue'))
  await page.getByRole('status').getByText(t('auth.expired')).waitFor()
  expect((await orderNow(id)).TotalReceipt).toBe(1)
  await fillSignIn(page, emailOf(51), PASSWORD)
  await dialog.getByText(t('batch.done', { n: 1, m: 2 })).waitFor()
  await pressIn(dialog, t('ui.continue'))
  await waitForMessage(page, t('done.receivedAll', { n: 2, count: 2 }))
  expect((await orderNow(id)).TotalReceipt).toBe(2)
  browser.errors.expect(/status of 401/)
})

test('a press that was sent while nobody was signed in ends no session that began since, and says that it was refused', async () => {
  const id = await orderAfter(mill, ['submit'])
  const page = await browser.open({ as: mill.officers[50], at: `/Controller/poLine/${id}` })
  await page.getByRole('button', { name: t('po.approve'), exact: true }).click()
  const dialog = await openDialog(page)
  const release = await delayResponses(page, '**/po/approvePO')
  const pressed = page.waitForRequest('**/po/approvePO')
  const token = await page.evaluate(() => localStorage.getItem('session_officer'))
  await dialog.getByRole('button', { name: t('po.approve'), exact: true }).evaluate(pressSignedOut)
  expect((await pressed).headers().authorization).toBeUndefined()
  const refused = page.waitForResponse('**/po/approvePO')
  release()
  expect((await refused).status()).toBe(401)
  await page
    .getByRole('alert')
    .filter({ hasText: t('auth.expired') })
    .waitFor()
  expect(await page.evaluate(() => localStorage.getItem('session_officer'))).toBe(token)
  expect((await orderNow(id)).State).toBe('S')
  browser.errors.expect(/status of 401/)
})

async function typeNewOrder(page: Page, delivery: string): Promise<Locator> {
  await page.getByRole('button', { name: t('po.create') }).click()
  const dialog = page.getByRole('dialog', { name: t('po.create') })
  await dialog.getByRole('combobox', { name: t('term.vendor') }).fill(mill.vendor.name)
  await dialog.getByRole('option', { name: mill.vendor.name }).click()
  await deliveryIn(dialog).fill(delivery)
  return dialog
}

function deliveryIn(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: t('new.Delivery') })
}

async function pressCreate(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: t('po.create') }).click()
}

/** As a screen measures the time. */
function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now())
}

/** Lets the time of every session of the window's officer be over once `call` is asked, so that nothing else meets the end. */
async function expireAt(page: Page, call: string): Promise<void> {
  const officer = await page.evaluate(() => JSON.parse(localStorage.getItem('officer')!).UUID)
  await page.route(
    `**/po/${call}`,
    async (route) => {
      await updateRows('sessions', { officer_id: officer }, { seen_at: new Date(0) })
      await route.continue()
    },
    { times: 1 },
  )
}

/** The server does the first item of the next batch alone, as where it lost its database then. */
async function receiveOnlyFirst(page: Page): Promise<void> {
  await page.route(
    '**/po/receiveLines',
    async (route) => {
      const { Lines, ...rest } = route.request().postDataJSON()
      const response = await route.fetch({ postData: { ...rest, Lines: Lines.slice(0, 1) } })
      const answer = await response.json()
      const left = { ID: Lines[1].POLineUUID, Outcome: 'notTried', Message: 'away' }
      await route.fulfill({ response, json: { ...answer, result: [...answer.result, left] } })
    },
    { times: 1 },
  )
}

/** Runs in the page: presses the button while nobody is signed in, until its request is sent; no other goes out meanwhile. */
function pressSignedOut(button: HTMLElement): void {
  const token = localStorage.getItem('session_officer') ?? ''
  const { fetch } = window
  window.fetch = (...request) => {
    const answer = fetch(...request)
    localStorage.setItem('session_officer', token)
    window.fetch = fetch
    return answer
  }
  localStorage.removeItem('session_officer')
  button.click()
}
