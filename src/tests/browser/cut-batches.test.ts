import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { revokeSessions } from '../../identity/writes/revoke.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { CHUNK } from '../../ui/batch/run-batch.ts'
import { counted } from '../../ui/format.ts'
import { addVendor, buildMill, readyTicket } from '../fixture.ts'
import { orderAfter, orderNow, orderWithLines, perform } from '../orders.ts'
import { SHEET } from './approve-sheet.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { createSignedIn, emailOf, fillSignIn, PASSWORD } from './sign-in.ts'
import { t } from './translate.ts'
import { navigate, openDialog, pressIn, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const MORE = 2

test('approvals that the end of a session cut short are told after sign-in, undone, and gone on with', async () => {
  const all = CHUNK + MORE
  const orders: string[] = []
  for (let n = 0; n < all; n += 1) {
    const id = await orderWithLines(mill, 1)
    await perform(mill, 'submit', id)
    orders.push(id)
  }
  const page = await openAs(50, SHEET)
  await page.getByRole('checkbox', { name: t('ui.selectPage') }).check()
  await endAt(page, '**/po/approveOrders', { request: 2, by: revoke })
  await bar(page).getByRole('button').last().click()
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: t('approve.verb', { n: all }) }).click()
  await page.getByText(t('auth.ended')).waitFor()
  expect(await countOf(orders, 'A')).toBe(CHUNK)

  const words = messageOf(t('approve.verb', { n: all }), CHUNK, all)
  await fillSignIn(page, emailOf(50), PASSWORD)
  await page.getByRole('button', { name: 'เจ้าหน้าที่ 50 ทดสอบ' }).waitFor()
  if (new URL(page.url()).pathname !== SHEET) await visit(page, SHEET)
  await page.getByText(words).waitFor()
  await expect.poll(() => ticks(page)).toBe(MORE)
  await bar(page)
    .getByText(t('approve.facts', { n: MORE, m: MORE }))
    .waitFor()
  await bar(page).getByRole('button').last().click()
  await pressIn(dialog, t('approve.verb', { n: MORE }))
  await waitForMessage(page, t('approve.done', { n: MORE }))
  expect(await countOf(orders, 'A')).toBe(all)

  await undo(page, CHUNK)
  await waitForMessage(page, t('approve.undone', { n: CHUNK }))
  expect(await countOf(orders, 'S')).toBe(CHUNK)
  await page.reload()
  await waitUntilIdle(page)
  expect(await page.getByText(words).count()).toBe(0)
  expect(await ticks(page)).toBe(0)
  browser.errors.expect(/status of 401/)
})

test('of what met the end of the session at once all stays ticked, also after a reload: orders to confirm, palm to order', async () => {
  const orders = [
    await orderAfter(mill, ['submit', 'approve']),
    await orderAfter(mill, ['submit', 'approve']),
  ]
  const page = await openAs(51, '/Controller/po?state=A')
  for (const id of orders) await tickRow(page, (await orderNow(id)).PONumber)
  const confirm = t('po.confirmChosen', { n: 2, count: 2 })
  await endAt(page, '**/po/confirmOrders', { request: 1, by: revoke })
  await answer(page, confirm)
  await page.getByText(t('auth.ended')).waitFor()
  await page.reload()
  await fillSignIn(page, emailOf(51), PASSWORD)
  await page.getByText(messageOf(confirm, 0, 2)).waitFor()
  const message = page.getByRole('alert')
  expect(await message.getByRole('button').count()).toBe(1)
  await message.getByRole('button', { name: t('ui.hideMessage') }).click()
  expect(await ticks(page)).toBe(2)
  await answer(page, confirm)
  await waitForMessage(page, t('done.confirmedChosen', { n: 2, count: 2 }))
  expect(await countOf(orders, 'CF')).toBe(2)

  const vendors = [await addVendor(), await addVendor()]
  for (const { customerId } of vendors) await readyTicket(mill, { customerId })
  await navigate(page, '/Controller/toOrder')
  for (const { name } of vendors) await tickRow(page, name)
  const make = [
    t('toOrder.makeAndSubmit'),
    t('toOrder.makeAndSubmit.n', { n: 2, count: 2 }),
  ] as const
  await endAt(page, '**/po/createOrders', { request: 1, by: revoke })
  await answer(page, ...make)
  await page.getByText(t('auth.ended')).waitFor()
  await fillSignIn(page, emailOf(51), PASSWORD)
  await page.getByText(messageOf(make[1], 0, 2)).waitFor()
  await expect.poll(() => ticks(page)).toBe(2)
  await answer(page, ...make)
  await waitForMessage(page, t('toOrder.submitted', { n: 2, count: 2 }))
  browser.errors.expect(/status of 401/)
})

test('receipts are told after a session that ended or expired and undone; of orders received together, that of which lines are left stays ticked', async () => {
  const [small, large] = [await confirmed(1), await confirmed(CHUNK + 2)]
  const { PONumber } = await orderNow(large)
  const page = await openAs(81, '/Controller/receipt')
  const row = page.getByRole('row').filter({ hasText: PONumber })
  for (const [how, end] of [
    ['ended', revoke],
    ['expired', expire],
  ] as const) {
    await endAt(page, '**/po/receiveLines', { request: 2, by: end })
    await row.getByRole('button', { name: t('receive.all', counted(CHUNK + 2)) }).click()
    const why = page.getByRole('status').getByText(t(`auth.${how}`))
    await why.waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await fillSignIn(page, emailOf(81), PASSWORD)
    const words = t('batch.cut', { verb: t('po.receive'), n: CHUNK, m: CHUNK + 2 })
    await page.getByText(`${words} ${t('batch.cut.left', counted(2))}`).waitFor()
    await undo(page, CHUNK)
    await waitForMessage(page, t('done.receiptsUndone', counted(CHUNK)))
    // The window may still show what it said of the one before.
    await expect.poll(async () => (await orderNow(large)).TotalReceipt, { message: how }).toBe(0)
  }

  for (const id of [small, large]) await tickRow(page, (await orderNow(id)).PONumber)
  const all = t('receive.all', counted(CHUNK + 3))
  await endAt(page, '**/po/receiveLines', { request: 2, by: revoke })
  await answer(page, all)
  await page.getByText(t('auth.ended')).waitFor()
  await fillSignIn(page, emailOf(81), PASSWORD)
  await page.getByText(messageOf(all, CHUNK, CHUNK + 3)).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await ticks(page)).toBe(1)
  await answer(page, t('receive.rest', counted(3)))
  await waitForMessage(page, t('done.receivedAll', counted(3)))
  await undo(page, CHUNK)
  await waitForMessage(page, t('done.receiptsUndone', counted(CHUNK)))
  const receiptsOf = async (id: string) => (await orderNow(id)).TotalReceipt
  await expect.poll(() => Promise.all([small, large].map(receiptsOf))).toEqual([0, 3])
  browser.errors.expect(/status of 401/)
})

async function openAs(role: Role, address: string): Promise<Page> {
  return browser.open({ as: await createSignedIn(role), at: address })
}

async function confirmed(lines: number): Promise<string> {
  const id = await orderWithLines(mill, lines)
  for (const action of ['submit', 'approve', 'confirm'] as const) await perform(mill, action, id)
  return id
}

/** The session ends before the server reads the `request`th one at `address`. */
async function endAt(
  page: Page,
  address: string,
  { request, by }: { request: number; by: (officer: string) => Promise<unknown> },
): Promise<void> {
  const officer = await page.evaluate(() => JSON.parse(localStorage.getItem('officer')!).UUID)
  let n = 0
  const pass = async (route: Route) => {
    n += 1
    if (n === request) await by(officer)
    await route.continue()
  }
  await page.route(address, pass, { times: request })
}

/** As where somebody signs the officer out of every device. */
function revoke(officer: string) {
  return revokeSessions(officer, 'ended', { now: new Date() })
}

/** Lets the time of every session of the officer be over. */
function expire(officer: string) {
  const sessions = db()
    .updateTable('sessions')
    .set({ seen_at: new Date(0) })
  return sessions.where('officer_id', '=', officer).execute()
}

function messageOf(verb: string, n: number, m: number): string {
  return `${t('batch.cut', { verb, n, m })} ${t('batch.cut.ticked', counted(m - n))}`
}

/** Undoes what is done of what the message tells of. */
async function undo(page: Page, n: number): Promise<void> {
  const button = { name: t('batch.cut.undo', counted(n)) }
  await page.getByRole('alert').getByRole('button', button).click()
}

function bar(page: Page) {
  return page.getByRole('region', { name: t('ui.ticks') })
}

function rows(page: Page) {
  return page.locator('tr[data-row]')
}

function ticks(page: Page): Promise<number> {
  return rows(page).locator('input[type="checkbox"]:checked').count()
}

async function tickRow(page: Page, name: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
}

/** Presses a button for what is ticked, and says yes to its question. */
async function answer(page: Page, verb: string, yes = verb): Promise<void> {
  await bar(page).getByRole('button', { name: verb }).click()
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: yes }).click()
}

async function countOf(orders: readonly string[], state: string): Promise<number> {
  const now = await Promise.all(orders.map(orderNow))
  return now.filter(({ State }) => State === state).length
}
