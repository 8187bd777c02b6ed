import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMill, readyTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, perform } from '../orders.ts'
import { updateRows } from '../rows.ts'
import { flaggedOrder, SHEET } from './approve-sheet.ts'
import { openBrowser } from './browser.ts'
import { linesOf, openLines } from './rows.ts'
import { t } from './translate.ts'
import { navigate, openDialog } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const LOOSE = 'ปาล์มร่วง ลานเท'

test('the line that a flag is about is marked and says why, in the list and in the record; the others are not', async () => {
  const order = await draftOrder(mill)
  const loose = await readyTicket(mill)
  await updateRows('weigh_tickets', { id: loose }, { product_type_name: LOOSE })
  const timeOut = new Date(Date.now() - 5 * 86_400_000)
  const timeIn = new Date(timeOut.getTime() - 3_600_000)
  const old = await readyTicket(mill, { timeIn, timeOut })
  for (const ticket of [await readyTicket(mill), loose, old]) await addTicket(mill, order, ticket)
  await perform(mill, 'submit', order)
  const page = await openSheet(1920)
  await (await rowOf(page, order)).press('ArrowRight')
  const { PONumber } = await orderNow(order)
  const lines = linesOf(page, PONumber)
  const product = t('approve.line.otherProduct', { product: LOOSE })
  await lines.getByText(product).waitFor()
  expect(await lines.getByText(product).count()).toBe(1)
  expect(await lines.locator('tr[data-row]').nth(1).getByText(product).count()).toBe(1)
  await lines.getByRole('columnheader', { name: t('term.product') }).waitFor()

  await page.setViewportSize({ width: 1440, height: 900 })
  await navigate(page, `/Controller/poLine/${order}`)
  const marked = page.locator('tr[data-flagged]')
  await expect.poll(() => marked.count()).toBe(2)
  await marked.nth(0).getByRole('cell').getByText(product, { exact: true }).waitFor()
  await marked.nth(1).getByTitle(t('approve.line.old')).waitFor()
  expect(await page.locator('tr[data-row]:not([data-flagged])').count()).toBe(1)
  await perform(mill, 'reject', order)
})

test('an empty tab leads to the orders that wait; a flagged one is opened, ticked and approved by the keyboard', async () => {
  const flagged = await flaggedOrder(mill)
  const { PONumber } = await orderNow(flagged)
  const page = await openSheet(1440, `${SHEET}?show=nobody`)
  await page.getByText(t('approve.empty.here')).waitFor()
  expect(await page.getByText(t('approve.empty'), { exact: true }).count()).toBe(0)
  const all = t('approve.empty.all', { n: 0 }).replace('0', String.raw`\d+`)
  await page.getByRole('button', { name: new RegExp(all) }).click()
  const row = await rowOf(page, flagged)
  await row.focus()
  await page.keyboard.press('Space')
  expect(await row.getByRole('checkbox').isChecked()).toBe(false)
  await page.keyboard.press('Enter')
  await page.getByText('ตกลงราคากับผู้ขายไว้ล่วงหน้า').first().waitFor()
  await expect.poll(() => row.getByRole('checkbox').isDisabled()).toBe(false)
  await row.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: t('approve.verb', { n: 1 }) }).click()
  await page.getByText(PONumber).first().waitFor({ state: 'detached' })
  expect((await orderNow(flagged)).State).toBe('A')
})

test('after ticks with the mouse the keys of the list go on from that row, and from the lines of an open one too', async () => {
  const orders: string[] = []
  for (let n = 0; n < 3; n += 1) orders.push(await orderAfter(mill, ['submit']))
  const page = await openSheet(1440)
  const [first, second, third] = await Promise.all(orders.map((order) => rowOf(page, order)))
  await first!.getByRole('checkbox').click()
  await page.keyboard.press('j')
  await expect.poll(() => isFocused(second!)).toBe(true)
  await second!.getByRole('checkbox').click()
  expect(await second!.getByRole('checkbox').isChecked()).toBe(true)
  await page.keyboard.press('r')
  const { PONumber: name } = await orderNow(orders[1]!)
  await closeRejection(page, name)
  const inner = (await openLines(page, name)).locator('tr[data-row]')
  await inner.last().locator('td').nth(1).click()
  await page.keyboard.press('r')
  await closeRejection(page, name)
  await inner.last().locator('td').nth(1).click()
  await page.keyboard.press('j')
  await expect.poll(() => isFocused(third!)).toBe(true)
})

function openSheet(width: number, at = SHEET): Promise<Page> {
  return browser.open({ as: mill.officers[50], size: { width, height: 900 }, at })
}

async function rowOf(page: Page, order: string) {
  const row = page.locator('tr[data-row]', { hasText: (await orderNow(order)).PONumber })
  await row.waitFor()
  return row
}

function isFocused(row: Awaited<ReturnType<typeof rowOf>>): Promise<boolean> {
  return row.evaluate((one) => one === document.activeElement)
}

/** The question whether the order is rejected, which is closed without doing it. */
async function closeRejection(page: Page, po: string) {
  const question = await openDialog(page, t('ask.reject', { po }))
  await question.getByRole('button', { name: t('ui.close') }).click()
  await question.waitFor({ state: 'detached' })
}
