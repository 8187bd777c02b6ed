import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ladderOfTicket } from '../../evaluation/reads/price-origin.ts'
import { db } from '../../platform/db.ts'
import { formatDay } from '../../platform/thai-date.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import { addVendor, buildMill, gradeTicket, type TicketFacts, valueTicket } from '../fixture.ts'
import { submitTicket } from '../orders.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { giveReason, reasonsOf } from './reasons.ts'
import { openMenu, rowOf } from './rows.ts'
import { openSheet } from './sheets.ts'
import { t } from './translate.ts'
import {
  gradeDialog,
  gradingsOf,
  listAddress,
  priceDialog,
  saveBlank,
  type Truck,
  valuationsOf,
  visitTickets,
  visitWithoutEvents,
  weighTruck,
  word,
} from './trucks.ts'
import { pushAddress, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

test('a price of the ladder is read, in a narrow window and before the weighing out too, and Enter saves it', async () => {
  const page = await browser.open({ as: mill.officers[52] })
  const { dialog, truck } = await openPrice(page)
  await expect.poll(() => dialog.getByRole('textbox').count()).toBe(0)
  const term = dialog.getByText(word('row', { g: 18 })).locator('..')
  expect(await term.textContent()).toContain('5.20')
  await page.setViewportSize({ width: 840, height: 768 })
  await dialog.getByRole('heading', { name: t('term.whyPrice') }).waitFor()
  await dialog.getByText(word('paid')).waitFor()
  await page.keyboard.press('Enter')
  await expectValued(dialog, truck, '5.20')

  await page.setViewportSize({ width: 1024, height: 768 })
  const inYard = await openPrice(page, { weightOut: null }, pushAddress)
  await inYard.dialog.getByText(word('notWeighedOut')).waitFor()
  await save(inYard.dialog)
  await expectValued(inYard.dialog, inYard.truck, '5.20')
  await rowOf(page, inYard.truck.slip).getByText(t('evaluation.state.weighOut')).waitFor()
})

test('a manager sets another price and corrects it, each time with a reason and after a question', async () => {
  const page = await browser.open({ as: mill.officers[50] })
  const { dialog, truck } = await openPrice(page)
  await gradeTerm(dialog).fill('5.55')
  await reasonsOf(dialog).waitFor()
  await gradeTerm(dialog).fill('')
  await reasonsOf(dialog).waitFor({ state: 'detached' })
  await gradeTerm(dialog).fill('5.55')
  await dialog.getByText(word('computed', { price: '5.20' }), { exact: true }).waitFor()
  await dialog.getByText(word('own', { price: '5.20' })).waitFor()
  await dialog.getByText('49,635.87').waitFor()
  await save(dialog)
  await dialog.getByText(t('v.reasonText')).waitFor()
  expect(await valuationsOf(truck)).toEqual([])
  await giveReason(dialog, 'สัญญารายปี')
  await gradeTerm(dialog).press('Enter')
  expect(await valuationsOf(truck)).toEqual([])
  await save(dialog)
  await answer(page, 'price', truck, { before: '5.20', after: '5.55' })
  await waitForMessage(page, t('done.valued'))
  expect(await pricesOf(truck)).toEqual([['5.55', '5.20', 'สัญญารายปี']])
  const officer = 'เจ้าหน้าที่ 50 ทดสอบ'
  const mark = word('mark.override', { officer, reason: 'สัญญารายปี' })
  await rowOf(page, truck.slip).getByText(mark).waitFor()

  const offered = await openMenu(page, truck.slip)
  await offered.and(page.getByRole('menuitem', { name: word('correctPrice'), exact: true })).click()
  const title = word('correctPrice.title', { ticket: truck.slip })
  const correcting = page.getByRole('dialog', { name: title })
  await correcting.getByText(/ราคาเดิม 5.55/).waitFor()
  await gradeTerm(correcting).fill('5.10')
  await giveReason(correcting, 'พิมพ์ผิด')
  await correcting.getByRole('button', { name: word('correctPrice'), exact: true }).click()
  await answer(page, 'correctPrice', truck, { before: '5.55', after: '5.10' })
  await waitForMessage(page, t('done.priceCorrected'))
  const [old, present] = await valuationsOf(truck)
  expect(old?.voided_at).toBeInstanceOf(Date)
  expect(present).toMatchObject({ net_price: '5.10', correction_reason: 'พิมพ์ผิด' })
})

test('on saving the ladder of meanwhile shows with the old price, and an order submitted meanwhile is named', async () => {
  const page = await browser.open({ as: mill.officers[52] })
  const productCode = await newProduct('5.20')
  const { dialog, truck } = await openGrade(page, productCode, visitWithoutEvents)
  await dialog.getByRole('status').getByText('5.20').waitFor()
  await priceAt(productCode, '5.40')
  await dialog.getByRole('button', { name: word('saveAndValue') }).click()
  await saveBlank(page)
  const price = priceDialog(page, truck)
  const change = price.getByText(word('priceChanged', { old: '5.20', new: '5.40' }))
  await change.first().waitFor()
  expect((await gradingsOf(truck)).map((one) => one.grade_percent)).toEqual([18])
  expect(await valuationsOf(truck)).toEqual([])
  await save(price)
  await expectValued(price, truck, '5.40')
  expect(await gradingsOf(truck)).toHaveLength(1)
  browser.errors.expect(/status of 409 .*po\/valuation|live/)

  const locked = await openPrice(page, {}, pushAddress)
  const po = await submitWith(locked.truck)
  await save(locked.dialog)
  const way = await expectLocked(locked, po)
  await expect.poll(() => way.count()).toBe(0)
  browser.errors.expect(/status of 400 .*po\/valuation|live/)
})

test('a ladder saved while the price is open shows at once; an earlier day may be paid by its own', async () => {
  const productCode = await newProduct('5.20')
  const page = await browser.open({ as: mill.officers[52] })
  const { dialog, truck } = await openPrice(page, { productCode })
  await dialog.getByText('46,505.68').waitFor()
  await priceAt(productCode, '5.35')
  await dialog.getByText(word('priceChanged', { old: '5.20', new: '5.35' })).waitFor()
  await save(dialog)
  await expectValued(dialog, truck, '5.35')

  const ofDays = await newProduct()
  await priceAt(ofDays, '5.00', daysAgo(9))
  await priceAt(ofDays, '5.20')
  const earlier = { productCode: ofDays, timeIn: daysAgo(3) }
  const former = await openPrice(page, earlier, pushAddress)
  const { LadderDay } = await ladderOfTicket(former.truck.id, new Date())
  const day = formatDay(LadderDay!, 'short', 'th')
  const today = former.dialog.getByRole('radio', { name: `${word('ladder.today')} 5.20` })
  expect(await today.isChecked()).toBe(true)
  await former.dialog.getByText(word('ladder.ofDay', { day })).click()
  await former.dialog.getByText(word('ladder.taken', { day })).waitFor()
  await former.dialog.getByText('46,100.00').waitFor()
  await expectAccessible(page)
  await save(former.dialog)
  await expectValued(former.dialog, former.truck, '5.00')
  expect((await valuationsOf(former.truck))[0]).toMatchObject({ ladder_day: LadderDay })
  const sheet = await openSheet(page, former.truck)
  await sheet.getByText(word('ladder.taken', { day })).waitFor()
})

test('without a ladder the grade is saved alone and no dialog sticks; an order submitted meanwhile is named at once', async () => {
  const productCode = await newProduct()
  const page = await browser.open({ as: mill.officers[51] })
  const { dialog, truck } = await openGrade(page, productCode, visitTickets)
  await dialog.getByText(t('price.none', { product: productCode })).waitFor()
  const saveAndValue = dialog.getByRole('button', { name: word('saveAndValue') })
  await expect.poll(() => saveAndValue.count()).toBe(0)
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await saveBlank(page)
  await waitForMessage(page, t('done.evaluated'))
  await dialog.waitFor({ state: 'detached' })
  await rowOf(page, truck.slip).getByText(t('evaluation.state.value')).waitFor()
  expect(await gradingsOf(truck)).toHaveLength(1)
  await page.getByRole('button', { name: word('next') }).click()
  const price = priceDialog(page, truck)
  await price.getByText(t('price.none', { product: productCode })).waitFor()
  await expect.poll(() => verb(price).count()).toBe(0)
  const close = price.getByRole('button', { name: t('ui.close') })
  await close.last().click()
  await price.waitFor({ state: 'detached' })
  browser.errors.expect(/status of 400 .*getPriceNow/)

  const locked = await openPrice(page, {}, pushAddress)
  const po = await submitWith(locked.truck)
  const way = await expectLocked(locked, po)
  const coming = page.context().waitForEvent('page')
  await way.click()
  await (await coming).getByRole('heading', { level: 1, name: po }).waitFor()
  await expect.poll(() => locked.dialog.isVisible()).toBe(true)
})

interface Opened {
  dialog: Locator
  truck: Truck
}

/** The price dialog of a truck that is graded 18, on the list of its seller, to which `go` goes. */
async function openPrice(
  page: Page,
  facts: Partial<TicketFacts> = {},
  go: typeof visitTickets = visitTickets,
): Promise<Opened> {
  const truck = await gradedTruck(facts)
  await openNext(page, truck, go)
  const dialog = priceDialog(page, truck)
  await verb(dialog).waitFor()
  await waitUntilClickable(dialog)
  await waitUntilIdle(page)
  return { dialog, truck }
}

/** The grade dialog of a truck with such a product. */
async function openGrade(
  page: Page,
  productCode: string,
  go: typeof visitTickets,
): Promise<Opened> {
  const truck = await weighTruck(await addVendor(), { productCode })
  await openNext(page, truck, go)
  const dialog = gradeDialog(page, truck)
  await dialog.waitFor()
  await waitUntilIdle(page)
  return { dialog, truck }
}

async function openNext(page: Page, truck: Truck, go: typeof visitTickets): Promise<void> {
  await go(page, listAddress(truck.vendor))
  await rowOf(page, truck.slip).waitFor()
  await page.getByRole('button', { name: word('next') }).click()
}

/** Waits until the dialog has saved the price of the ladder, and expects that it was `price`. */
async function expectValued(dialog: Locator, truck: Truck, price: string): Promise<void> {
  await waitForMessage(dialog.page(), t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  expect(await pricesOf(truck)).toEqual([[price, price, null]])
}

/** Expects that the dialog names the order and saves nothing more; returns the way to the order. */
async function expectLocked({ dialog, truck }: Opened, po: string): Promise<Locator> {
  const why = t('ticket.locked', { ticket: truck.slip, po, state: 'S' })
  await dialog.getByText(why).first().waitFor()
  await expect.poll(() => verb(dialog).count()).toBe(0)
  return dialog.getByRole('link', { name: word('openOrder', { po }) })
}

async function gradedTruck(facts: Partial<TicketFacts> = {}): Promise<Truck> {
  const truck = await weighTruck(await addVendor(), facts)
  await gradeTicket(mill, truck.id)
  return truck
}

/** A new product; without a price it has no ladder. */
async function newProduct(price?: string): Promise<string> {
  const { id: group_id } = await db()
    .selectFrom('product_groups')
    .select('id')
    .executeTakeFirstOrThrow()
  const { length } = await db().selectFrom('products').select('code').execute()
  const code = `FFB-${length}`
  await db().insertInto('products').values({ code, name: code, group_id }).execute()
  if (price) await priceAt(code, price)
  return code
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)

/** Saves a ladder in which 18 % is paid `price`. */
async function priceAt(code: string, price: string, at = new Date()): Promise<void> {
  const { id: productId } = await db()
    .selectFrom('products')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const steps = { incrementPrice: '0.25', decrementPrice: '0.30' }
  const rows = [{ gradePercent: 18, price }]
  await saveLadder({ productId, rows, ...steps }, contextOf(mill.officers[50], at))
}

/** A colleague prices the truck and submits an order with it; returns its number. */
async function submitWith(truck: Truck): Promise<string> {
  await valueTicket(mill, truck.id, (await gradingsOf(truck))[0]!.id)
  return (await submitTicket(mill, truck, truck.vendor)).po
}

function gradeTerm(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: t('term.gradePrice.of', { g: 18 }) })
}

/** Reads the question about an officer's own price, and says yes. */
async function answer(
  page: Page,
  act: 'price' | 'correctPrice',
  { slip: ticket }: Truck,
  prices: { before: string; after: string },
): Promise<void> {
  const question = page.getByRole('dialog', { name: word(`${act}.ask`, { ticket }) })
  await question.getByText(word('ask.price', prices)).waitFor()
  await waitUntilClickable(question)
  await question.getByRole('button', { name: word(act), exact: true }).click()
}

function verb(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: word('price'), exact: true })
}

function save(dialog: Locator): Promise<void> {
  return verb(dialog).click()
}

/** The net price of each valuation, what the ladder paid, and why the two differ. */
async function pricesOf(truck: Truck) {
  const valuations = await valuationsOf(truck)
  return valuations.map((one) => [one.net_price, one.computed_grade_price, one.override_reason])
}
