import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { cancel } from '../../purchase-orders/writes/cancel.ts'
import { reject } from '../../purchase-orders/writes/reject.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill, readyTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, perform } from '../orders.ts'
import { contextOf } from '../server.ts'
import { flaggedOrder, openPhone, SHEET } from './approve-sheet.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()

test('on a phone the plain orders are approved by one press, one that was rejected meanwhile stays with its reason', async () => {
  const plain = [await orderAfter(mill, ['submit']), await orderAfter(mill, ['submit'])]
  const taken = await orderAfter(mill, ['submit'])
  const flagged = await flaggedOrder(mill)
  const page = await openPhone(browser, mill)
  await visit(page, SHEET)
  const { PONumber: flaggedNumber } = await orderNow(flagged)
  const tick = page.getByRole('checkbox', { name: t('ui.selectRow', { name: flaggedNumber }) })
  await expect.poll(() => tick.isDisabled()).toBe(true)
  expect(await page.getByText(t('approve.verb', { n: 3 })).count()).toBe(0)
  await pressBesideTick(page, (await orderNow(plain[0]!)).PONumber)
  await page.getByRole('button', { name: t('approve.tickPlain') }).click()
  await page.getByRole('button', { name: t('approve.verb', { n: 3 }) }).click()
  const dialog = page.getByRole('dialog')
  await waitUntilClickable(dialog)
  await reject({ POHeaderUUID: taken, Reason: 'ราคา' }, contextOf(mill.officers[1]))
  await dialog.getByRole('button', { name: t('approve.verb', { n: 3 }) }).click()
  await dialog
    .getByText((await orderNow(taken)).PONumber)
    .first()
    .waitFor()
  expect(await statesOf([...plain, taken, flagged])).toEqual(['A', 'A', 'RJ', 'S'])
  await dialog
    .getByRole('button', { name: t('ui.close') })
    .last()
    .click()
  await page.getByText(t('approve.done', { n: 2 })).waitFor()
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await waitForMessage(page, t('approve.undone', { n: 2 }))
  expect(await statesOf(plain)).toEqual(['S', 'S'])
})

test('on a phone an opened order is approved from its foot, and the next that waits opens', async () => {
  const flagged = await flaggedOrder(mill)
  const { PONumber } = await orderNow(flagged)
  const page = await openPhone(browser, mill)
  await visit(page, SHEET)
  await page.getByRole('button', { name: PONumber, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: PONumber }).waitFor()
  const approve = page.getByRole('button', { name: t('approve.amount', { sum: '52,554.00' }) })
  await approve.click()
  const dialog = page.getByRole('dialog')
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: t('po.approve'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: PONumber }).waitFor({ state: 'detached' })
  await page.waitForURL(/poLine/)
  expect(await statesOf([flagged])).toEqual(['A'])
  await cancel({ POHeaderUUID: flagged }, contextOf(mill.officers[51]))
})

test('a tab without orders says so, and leads to those that wait', async () => {
  const order = await orderAfter(mill, ['submit'])
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, `${SHEET}?show=nobody`)
  await page.getByText(t('approve.empty.here')).waitFor()
  expect(await page.getByText(t('approve.empty'), { exact: true }).count()).toBe(0)
  const all = t('approve.empty.all', { n: 0 }).replace('0', String.raw`\d+`)
  await page.getByRole('button', { name: new RegExp(all) }).click()
  await page
    .getByText((await orderNow(order)).PONumber)
    .first()
    .waitFor()
  await perform(mill, 'reject', order)
})

test('on a desk a flagged order is opened, ticked and approved by the keyboard', async () => {
  const flagged = await flaggedOrder(mill)
  const { PONumber } = await orderNow(flagged)
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, `${SHEET}?show=look`)
  const row = page.locator('tr[data-row]', { hasText: PONumber })
  await row.focus()
  await page.keyboard.press('Space')
  expect(await row.getByRole('checkbox').isChecked()).toBe(false)
  await page.keyboard.press('Enter')
  await page.getByText('ตกลงราคากับผู้ขายไว้ล่วงหน้า').first().waitFor()
  await expect.poll(() => row.getByRole('checkbox').isDisabled()).toBe(false)
  await row.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await waitUntilClickable(dialog)
  await dialog.getByRole('button', { name: t('approve.verb', { n: 1 }) }).click()
  await row.waitFor({ state: 'detached' })
  expect(await statesOf([flagged])).toEqual(['A'])
})

test('on a desk the line that a flag is about is marked, and says why', async () => {
  const order = await draftOrder(mill)
  const loose = await readyTicket(mill)
  const named = db().updateTable('weigh_tickets').set({ product_type_name: 'ปาล์มร่วง ลานเท' })
  await named.where('id', '=', loose).execute()
  const timeOut = new Date(Date.now() - 5 * 86_400_000)
  const timeIn = new Date(timeOut.getTime() - 3_600_000)
  const old = await readyTicket(mill, { timeIn, timeOut })
  for (const ticket of [await readyTicket(mill), loose, old]) await addTicket(mill, order, ticket)
  await perform(mill, 'submit', order)
  const page = await browser.open({ as: mill.officers[50] })
  await visit(page, `/Controller/poLine/${order}`)
  const marked = page.locator('tr[data-flagged]')
  await expect.poll(() => marked.count()).toBe(2)
  const product = t('approve.line.otherProduct', { product: 'ปาล์มร่วง ลานเท' })
  await marked.nth(0).getByRole('cell').getByText(product, { exact: true }).waitFor()
  await marked.nth(1).getByTitle(t('approve.line.old')).waitFor()
  expect(await page.locator('tr[data-row]:not([data-flagged])').count()).toBe(1)
  await perform(mill, 'reject', order)
})

/** A finger reaches the tick of an order anywhere in its column, which is 52 px wide. */
async function pressBesideTick(page: Page, name: string) {
  const tick = page.getByRole('checkbox', { name: t('ui.selectRow', { name }) })
  await tick.click({ position: { x: -10, y: -8 }, force: true })
  await expect.poll(() => tick.isChecked()).toBe(true)
}

function statesOf(orders: readonly string[]): Promise<string[]> {
  return Promise.all(orders.map(async (id) => (await orderNow(id)).State))
}
