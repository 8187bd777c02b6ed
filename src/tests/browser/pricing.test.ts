import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { ladderOfTicket } from '../../evaluation/reads/ladder-of-day.ts'
import { db } from '../../platform/db.ts'
import { formatDay } from '../../platform/thai-date.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, gradeTicket, type TicketFacts, valueTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../orders.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { giveReason, reasonsOf } from './reasons.ts'
import { rowOf } from './rows.ts'
import { openSheet } from './sheets.ts'
import { t, type Under } from './translate.ts'
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
} from './trucks.ts'
import { waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const word = (name: Under<'evaluation'>, values = {}) => t(`evaluation.${name}`, values)
type Evaluator = 0 | 1 | 50 | 51 | 52

test.each([51, 52] as const)('role %i reads the price, and Enter saves it', async (role) => {
  const { page, dialog, truck } = await openPrice(role)
  await expect.poll(() => dialog.getByRole('textbox').count()).toBe(0)
  const terms = await dialog
    .getByText(word('row', { g: 18 }))
    .locator('..')
    .textContent()
  expect(terms).toContain('5.20')
  await page.keyboard.press('Enter')
  await waitForMessage(page, t('done.valued'))
  await dialog.waitFor({ state: 'detached' })
  expect(await pricesOf(truck)).toEqual([['5.20', '5.20', null]])
})

test.each([0, 1, 50] as const)('role %i sets another price with a reason', async (role) => {
  const { page, dialog, truck } = await openPrice(role)
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
  const question = page.getByRole('dialog', { name: word('price.ask', { ticket: truck.slip }) })
  await question.getByText(word('ask.price', { before: '5.20', after: '5.55' })).waitFor()
  await answer(question, word('price'))
  await waitForMessage(page, t('done.valued'))
  expect(await pricesOf(truck)).toEqual([['5.55', '5.20', 'สัญญารายปี']])
  const officer = `เจ้าหน้าที่ ${role} ทดสอบ`
  const mark = word('mark.override', { officer, reason: 'สัญญารายปี' })
  await rowOf(page, truck.slip).getByText(mark).waitFor()
})

test('an emptied field is the computed price again, and asks for no reason', async () => {
  const { page, dialog, truck } = await openPrice(50)
  await gradeTerm(dialog).fill('5.55')
  await reasonsOf(dialog).waitFor()
  await gradeTerm(dialog).fill('')
  await reasonsOf(dialog).waitFor({ state: 'detached' })
  await save(dialog)
  await waitForMessage(page, t('done.valued'))
  expect(await pricesOf(truck)).toEqual([['5.20', '5.20', null]])
})

test('a manager corrects a price, with the one before beside it', async () => {
  const truck = await gradedTruck()
  await valueTicket(mill, truck.id, (await gradingsOf(truck))[0]!.id, '5.20')
  const page = await browser.open({ as: mill.officers[50] })
  await visitTickets(page, listAddress(truck.vendor))
  await rowOf(page, truck.slip).hover()
  await page.getByRole('button', { name: t('ui.rowMenu', { name: truck.slip }) }).click()
  await page.getByRole('menuitem', { name: word('correctPrice'), exact: true }).click()
  const title = word('correctPrice.title', { ticket: truck.slip })
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByText(/ราคาเดิม 5.20/).waitFor()
  await gradeTerm(dialog).fill('5.10')
  await giveReason(dialog, 'พิมพ์ผิด')
  await dialog.getByRole('button', { name: word('correctPrice'), exact: true }).click()
  const asked = word('correctPrice.ask', { ticket: truck.slip })
  const question = page.getByRole('dialog', { name: asked })
  await question.getByText(word('ask.price', { before: '5.20', after: '5.10' })).waitFor()
  await answer(question, word('correctPrice'))
  await waitForMessage(page, t('done.priceCorrected'))
  const [old, present] = await valuationsOf(truck)
  expect(old?.voided_at).toBeInstanceOf(Date)
  expect(present).toMatchObject({ net_price: '5.10', correction_reason: 'พิมพ์ผิด' })
})

test('in a narrow window too it says why, and what is paid', async () => {
  const { page, dialog } = await openPrice(52)
  await page.setViewportSize({ width: 840, height: 768 })
  await dialog.getByRole('heading', { name: t('term.whyPrice') }).waitFor()
  await dialog.getByText(word('paid')).waitFor()
})

test('a ladder saved meanwhile shows with the old price, and the next save takes the new one', async () => {
  const { productCode, dialog, page, truck } = await openGrade(52, visitWithoutEvents)
  await dialog.getByRole('status').getByText('5.20').waitFor()
  await priceAt(productCode, '5.40')
  await dialog.getByRole('button', { name: word('saveAndValue') }).click()
  await saveBlank(page)
  const price = priceDialog(page, truck)
  await price
    .getByText(word('priceChanged', { old: '5.20', new: '5.40' }))
    .first()
    .waitFor()
  expect((await gradingsOf(truck)).map((one) => one.grade_percent)).toEqual([18])
  expect(await valuationsOf(truck)).toEqual([])
  await save(price)
  await waitForMessage(page, t('done.valued'))
  expect(await pricesOf(truck)).toEqual([['5.40', '5.40', null]])
  expect(await gradingsOf(truck)).toHaveLength(1)
  browser.errors.expect(/status of 409 .*po\/valuation|live/)
})

test('one saved while the price is open shows at once what it changes', async () => {
  const productCode = await newProduct('5.20')
  const { page, dialog, truck } = await openPrice(52, { productCode })
  await dialog.getByText('46,505.68').waitFor()
  await priceAt(productCode, '5.35')
  await dialog.getByText(word('priceChanged', { old: '5.20', new: '5.35' })).waitFor()
  await save(dialog)
  await waitForMessage(page, t('done.valued'))
  expect(await pricesOf(truck)).toEqual([['5.35', '5.35', null]])
})

test('a truck of an earlier day is shown the price of its day beside that of today, and keeps which was taken', async () => {
  const productCode = await newProduct()
  await priceAt(productCode, '5.00', daysAgo(9))
  await priceAt(productCode, '5.20')
  const { page, dialog, truck } = await openPrice(52, { productCode, timeIn: daysAgo(3) })
  const { LadderDay } = await ladderOfTicket(truck.id, new Date())
  const day = formatDay(LadderDay!, 'short', 'th')
  const today = dialog.getByRole('radio', { name: `${word('ladder.today')} 5.20` })
  expect(await today.isChecked()).toBe(true)
  await dialog.getByText(word('ladder.ofDay', { day })).click()
  await dialog.getByText(word('ladder.taken', { day })).waitFor()
  await dialog.getByText('46,100.00').waitFor()
  await expectAccessible(page)
  await save(dialog)
  await waitForMessage(page, t('done.valued'))
  expect(await pricesOf(truck)).toEqual([['5.00', '5.00', null]])
  expect((await valuationsOf(truck))[0]).toMatchObject({ ladder_day: LadderDay })
  const sheet = await openSheet(page, truck)
  await sheet.getByText(word('ladder.taken', { day })).waitFor()
})

test('without a ladder the grade is saved alone, the sentence says why, and no dialog sticks', async () => {
  const productCode = await newProduct()
  const { page, dialog, truck } = await openGrade(52, visitTickets, productCode)
  await dialog.getByText(t('price.none', { product: productCode })).waitFor()
  await expect
    .poll(() => dialog.getByRole('button', { name: word('saveAndValue') }).count())
    .toBe(0)
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await saveBlank(page)
  await waitForMessage(page, t('done.evaluated'))
  await dialog.waitFor({ state: 'detached' })
  await rowOf(page, truck.slip).getByText(t('evaluation.state.value')).waitFor()
  expect(await gradingsOf(truck)).toHaveLength(1)
  await page.getByRole('button', { name: word('next') }).click()
  const price = priceDialog(page, truck)
  await price.getByText(t('price.none', { product: productCode })).waitFor()
  await expect
    .poll(() => price.getByRole('button', { name: word('price'), exact: true }).count())
    .toBe(0)
  await price
    .getByRole('button', { name: t('ui.close') })
    .last()
    .click()
  await price.waitFor({ state: 'detached' })
  browser.errors.expect(/status of 400 .*getPriceNow/)
})

test.each([
  ['at once to role 51, with a way there', 51, visitTickets, 1],
  ['at once to role 52, who has no way there', 52, visitTickets, 0],
  ['on saving to role 51, with a way there', 51, visitWithoutEvents, 1],
  ['on saving to role 52, who has no way there', 52, visitWithoutEvents, 0],
] as const)('an order submitted meanwhile is named %s', async (_, role, visit, ways) => {
  const { page, dialog, truck } = await openPrice(role, {}, visit)
  const { PONumber: po } = await submitWith(truck)
  if (visit === visitWithoutEvents) await save(dialog)
  const why = t('ticket.locked', { ticket: truck.slip, po, state: 'S' })
  await dialog.getByText(why).first().waitFor()
  if (visit === visitWithoutEvents) browser.errors.expect(/status of 400 .*po\/valuation|live/)
  await expect
    .poll(() => dialog.getByRole('button', { name: word('price'), exact: true }).count())
    .toBe(0)
  const way = dialog.getByRole('link', { name: word('openOrder', { po }) })
  await expect.poll(() => way.count()).toBe(ways)
  if (ways === 0) return
  const coming = page.context().waitForEvent('page')
  await way.click()
  await (await coming).getByRole('heading', { level: 1, name: po }).waitFor()
  await expect.poll(() => dialog.isVisible()).toBe(true)
})

test('a truck still in the yard is priced, shown as waiting for its weighing out, and has no sum', async () => {
  const { page, dialog, truck } = await openPrice(52, { weightOut: null })
  await dialog.getByText(word('notWeighedOut')).waitFor()
  await save(dialog)
  await waitForMessage(page, t('done.valued'))
  expect(await pricesOf(truck)).toEqual([['5.20', '5.20', null]])
  await page.setViewportSize({ width: 1024, height: 768 })
  await rowOf(page, truck.slip).getByText(t('evaluation.state.weighOut')).waitFor()
})

/** The price dialog of a truck that is graded 18. */
async function openPrice(
  role: Evaluator,
  facts: Partial<TicketFacts> = {},
  visit: typeof visitTickets = visitTickets,
) {
  const truck = await gradedTruck(facts)
  const page = await browser.open({ as: mill.officers[role] })
  await visit(page, listAddress(truck.vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = priceDialog(page, truck)
  await dialog.getByRole('button', { name: word('price'), exact: true }).waitFor()
  await waitUntilClickable(dialog)
  await waitUntilIdle(page)
  return { page, dialog, truck }
}

/** The grade dialog of a truck with a product of its own, which is priced 5.20 at 18 %. */
async function openGrade(role: Evaluator, visit: typeof visitTickets, code?: string) {
  const productCode = code ?? (await newProduct('5.20'))
  const vendor = await addVendor()
  const truck = await weighTruck(vendor, { productCode })
  const page = await browser.open({ as: mill.officers[role] })
  await visit(page, listAddress(vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const dialog = gradeDialog(page, truck)
  await dialog.waitFor()
  await waitUntilIdle(page)
  return { page, dialog, truck, productCode }
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

/** A colleague prices the truck and submits an order with it. */
async function submitWith(truck: Truck) {
  await valueTicket(mill, truck.id, (await gradingsOf(truck))[0]!.id)
  const id = await draftOrder(mill, truck.vendor)
  await addTicket(mill, id, truck.id)
  await perform(mill, 'submit', id)
  return orderNow(id)
}

function gradeTerm(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: t('term.gradePrice.of', { g: 18 }) })
}

/** Says yes to the question about an officer's own price. */
async function answer(question: Locator, verb: string): Promise<void> {
  await waitUntilClickable(question)
  await question.getByRole('button', { name: verb, exact: true }).click()
}

function save(dialog: Locator): Promise<void> {
  return dialog.getByRole('button', { name: word('price'), exact: true }).click()
}

/** The net price of each valuation, what the ladder paid, and why the two differ. */
async function pricesOf(truck: Truck) {
  const valuations = await valuationsOf(truck)
  return valuations.map((one) => [one.net_price, one.computed_grade_price, one.override_reason])
}
