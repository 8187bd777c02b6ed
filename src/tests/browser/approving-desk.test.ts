import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill, readyTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, perform } from '../orders.ts'
import { SHEET } from './approve-sheet.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()

test('in an opened order the load of another product is marked with its product, and the others are not', async () => {
  const tickets = [await readyTicket(mill), await readyTicket(mill), await readyTicket(mill)]
  await db()
    .updateTable('weigh_tickets')
    .set({ product_type_name: 'ปาล์มร่วง' })
    .where('id', '=', tickets[1]!)
    .execute()
  const order = await draftOrder(mill)
  for (const ticket of tickets) await addTicket(mill, order, ticket)
  await perform(mill, 'submit', order)
  const page = await openSheet(1920)
  const row = await rowOf(page, order)
  await row.press('ArrowRight')
  const { PONumber } = await orderNow(order)
  const lines = page.getByRole('table', { name: `${t('record.lines')} ${PONumber}` })
  const words = t('approve.line.otherProduct', { product: 'ปาล์มร่วง' })
  await lines.getByText(words).waitFor()
  expect(await lines.getByText(words).count()).toBe(1)
  expect(await lines.locator('tr[data-row]').nth(1).getByText(words).count()).toBe(1)
  await lines.getByRole('columnheader', { name: t('term.product') }).waitFor()
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
  await closeRejection(page, (await orderNow(orders[1]!)).PONumber)
  const { PONumber: name } = await orderNow(orders[1]!)
  await second!.getByRole('button', { name: t('ui.expand', { name }) }).click()
  const inner = second!.locator('xpath=following-sibling::tr[1]').locator('tr[data-row]')
  await inner.last().locator('td').nth(1).click()
  await page.keyboard.press('r')
  await closeRejection(page, (await orderNow(orders[1]!)).PONumber)
  await inner.last().locator('td').nth(1).click()
  await page.keyboard.press('j')
  await expect.poll(() => isFocused(third!)).toBe(true)
})

async function openSheet(width: number): Promise<Page> {
  const page = await browser.open({ as: mill.officers[50] })
  await page.setViewportSize({ width, height: 900 })
  await visit(page, SHEET)
  return page
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
  const question = page.getByRole('dialog', { name: t('ask.reject', { po }) })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('ui.close') }).click()
  await question.waitFor({ state: 'detached' })
}
