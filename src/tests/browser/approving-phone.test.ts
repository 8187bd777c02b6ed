import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { sum } from '../../platform/money.ts'
import { submit } from '../../purchase-orders/writes/steps.ts'
import { money } from '../../ui/format.ts'
import { addVendor, buildMill, readyTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, orderWithLines, perform } from '../orders.ts'
import { contextOf } from '../server.ts'
import { flaggedOrder, openPhone, SHEET } from './approve-sheet.ts'
import { openBrowser } from './browser.ts'
import { expectFocus } from './focus.ts'
import { t } from './translate.ts'
import { pressIn, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

const plain = [await orderAfter(mill, ['submit']), await orderAfter(mill, ['submit'])]
const flagged = [await flaggedOrder(mill), await flaggedOrder(mill)]
const own = await orderWithLines(mill)
await submit({ POHeaderUUID: own }, contextOf(mill.officers[50]))
const orders = await Promise.all([...plain, ...flagged, own].map(orderNow))
const sumOf = (ids: readonly string[]) =>
  money(sum(orders.filter(({ UUID }) => ids.includes(UUID)).map((one) => one.TotalAmount)))

test('a phone shows sums, leads to the plain orders by one chip, and keeps ticks for a look at an order, not for another visit', async () => {
  const page = await openPhone(browser, mill, '/Controller/dashboard')
  const row = page.getByRole('link', { name: t('dashboard.wait.ToReview') })
  const look = t('dashboard.lookFirst', { n: 3 })
  await row.getByText(look).waitFor()
  expect(await page.getByText(look).count()).toBe(1)

  await visit(page, SHEET)
  const all = orders.map(({ UUID }) => UUID)
  await page
    .getByRole('banner')
    .getByText(t('approve.countSum', { n: 5, sum: sumOf(all) }))
    .waitFor()
  const { PONumber: po } = await orderNow(plain[0]!)
  await tickOf(page, po).click()
  const approveOne = page.getByRole('button', { name: t('approve.verb', { n: 1 }) })
  await approveOne.waitFor()
  await page
    .getByRole('button', { name: (await orderNow(plain[1]!)).PONumber, exact: true })
    .click()
  await page
    .getByRole('button', { name: t('approve.amount', { sum: sumOf([plain[1]!]) }) })
    .waitFor()
  await page.goBack()
  await approveOne.waitFor()
  expect(await tickOf(page, po).isChecked()).toBe(true)
  await visit(page, SHEET)
  await tickOf(page, po).waitFor()
  expect(await tickOf(page, po).isChecked()).toBe(false)

  const chips = page.getByRole('group', { name: t('approve.tabs') })
  await chips.getByRole('button', { name: `${t('approve.look')} 3` }).waitFor()
  await chips.getByRole('button', { name: `${t('approve.plain')} 2` }).click()
  await expect.poll(() => page.locator('tr:has(> [data-card])').count()).toBe(2)
  await page.getByRole('button', { name: t('approve.tickPlain') }).click()
  await page.getByRole('button', { name: t('approve.verb', { n: 2 }) }).waitFor()
})

test('a tick that cannot be pressed says why; the question names orders, baht, and how many have notes and which: of one order, and of several', async () => {
  const page = await openPhone(browser, mill)
  const { PONumber: po } = await orderNow(flagged[0]!)
  await tickOf(page, po).click({ force: true })
  await page.getByRole('status').getByText(t('approve.openFirst', { po })).waitFor()
  const { PONumber: ownNumber } = await orderNow(own)
  await tickOf(page, ownNumber).click({ force: true })
  await page.getByText(t('po.ownOrder', { po: ownNumber })).waitFor()
  expect(await tickOf(page, po).isChecked()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  const { PONumber: other } = await orderNow(flagged[1]!)
  await page.locator('tr[data-row]', { hasText: other }).press('Space')
  const why = page.getByText(t('approve.openFirst', { po: other }))
  await why.waitFor()
  // What goes by itself would move what is pressed next.
  await why.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 390, height: 844 })

  const note = t('approve.note.override', { n: 1, x: '0.50' })
  const question = page.getByRole('dialog')
  for (const id of flagged) {
    const { PONumber: po } = await orderNow(id)
    await page.getByRole('button', { name: po, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: po }).waitFor()
    const approve = page.getByRole('button', { name: t('approve.amount', { sum: sumOf([id]) }) })
    await approve.click()
    await question.getByRole('heading', { name: t('ask.approve', { po }) }).waitFor()
    await question.getByText(sumOf([id])).waitFor()
    await question.getByText(note).waitFor()
    await pressIn(question, t('ui.close'))
    await question.waitFor({ state: 'detached' })
    await expectFocus(approve)
    expect(await page.getByRole('main').evaluate((main) => main.scrollTop)).toBe(0)
    await page.goBack()
    await tickOf(page, po).waitFor()
  }
  for (const id of flagged) await tickOf(page, (await orderNow(id)).PONumber).click()
  await page.getByRole('button', { name: t('approve.tickPlain') }).click()
  await page.getByRole('button', { name: t('approve.verb', { n: 4 }) }).click()
  await question.getByRole('heading', { name: t('approve.ask', { n: 4 }) }).waitFor()
  await question.getByText(sumOf([...plain, ...flagged])).waitFor()
  await question.getByText(t('approve.flagged', { n: 2 })).waitFor()
  const those = `${t('approve.head.override')}: ${t('approve.orders', { n: 2 })}`
  await question.getByText(those).waitFor()
})

test('a long name takes a second line of its card instead of being cut', async () => {
  const vendor = await addVendor('3')
  const name = 'สหกรณ์กองทุนสวนยางและปาล์มน้ำมันบ้านคลองพระแสง สาขาทุ่งหลวง จำกัด'
  await db().updateTable('vendors').set({ name }).where('id', '=', vendor.id).execute()
  const order = await draftOrder(mill, vendor)
  await addTicket(mill, order, await readyTicket(mill, { customerId: vendor.customerId }))
  await perform(mill, 'submit', order)
  const page = await openPhone(browser, mill)
  const words = page.getByText(name, { exact: true })
  await words.waitFor()
  const lines = await words.evaluate((one) => {
    const cell = one.closest('td')!
    return { isCut: cell.scrollWidth > cell.clientWidth, height: cell.clientHeight }
  })
  expect(lines.isCut).toBe(false)
  expect(lines.height).toBeGreaterThan(40)
})

function tickOf(page: Page, name: string) {
  return page.getByRole('checkbox', { name: t('ui.selectRow', { name }) })
}
