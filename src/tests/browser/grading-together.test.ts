import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { calls } from '../../evaluation/contract.ts'
import { gradeTicket } from '../../evaluation/writes/grade.ts'
import { priceTicket } from '../../evaluation/writes/price.ts'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { money } from '../../ui/format.ts'
import { buildMill } from '../fixture.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import {
  gradeNext,
  gradingsOf,
  listAddress,
  openTrucks,
  priceDialog,
  ripeOf,
  type Truck,
  valuationsOf,
  visitWithoutEvents,
  word,
} from './trucks.ts'

const browser = await openBrowser()
const mill = await buildMill()
const evaluator = { as: mill.officers[52] }
const COLLEAGUE = 'เจ้าหน้าที่ 51 ทดสอบ'

test('what a colleague grades, and the way out, show while the dialog is open, and nothing typed is lost', async () => {
  const { page, trucks } = await openTrucks(browser, evaluator, [{}, { weightOut: null }])
  const [truck, inYard] = trucks as [Truck, Truck]
  const dialog = await gradeNext(page, truck)
  await typeRipe(dialog, '70')
  await colleagueGrades(truck, 20)
  await dialog.getByText(await gradedWords(truck, 20)).waitFor()
  await dialog.getByText(word('notSaved')).waitFor()
  await expect.poll(() => ripeOf(dialog).inputValue()).toBe('70.00')
  for (const name of ['saveAndValue', 'correctGrade'] as const) {
    await expect.poll(() => dialog.getByRole('button', { name: word(name) }).count()).toBe(0)
  }
  await dialog.getByRole('button', { name: word('price'), exact: true }).click()
  const price = priceDialog(page, truck)
  await price.getByText('20%').first().waitFor()
  await price.getByRole('button', { name: word('price'), exact: true }).click()
  await waitForMessage(page, t('done.valued'))
  await price.waitFor({ state: 'detached' })
  expect((await gradingsOf(truck)).map((one) => one.grade_percent)).toEqual([20])
  expect((await valuationsOf(truck)).map((one) => one.net_price)).toEqual(['5.70'])

  const other = await gradeNext(page, inYard)
  await other.getByText(word('notWeighedOut')).waitFor()
  await typeRipe(other, '70')
  await db()
    .updateTable('weigh_tickets')
    .set((eb) => ({ weight_out_kg: 6010, time_out: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', inYard.id)
    .execute()
  publishChange('tickets', [inYard.id])
  await other.getByText(word('weights', { in: '15,230', out: '6,010' })).waitFor()
  await other.getByText('46,505.68').waitFor()
  await expect.poll(() => ripeOf(other).inputValue()).toBe('70.00')
  await other.getByRole('button', { name: word('saveAndValue') }).click()
  await waitForMessage(page, t('done.valued'))
  await other.waitFor({ state: 'detached' })
  expect((await gradingsOf(inYard))[0]?.ripe_percent).toBe('70.00')
})

test('without change events the second of two sees the grade or the price of the first on saving, and nothing typed is lost', async () => {
  const { page, trucks } = await openTrucks(browser, evaluator, [{}, {}], visitWithoutEvents)
  const [truck, graded] = trucks as [Truck, Truck]
  await colleagueGrades(graded, 19)
  const dialog = await gradeNext(page, truck)
  await typeRipe(dialog, '70')
  await colleagueGrades(truck, 20)
  // The refusal itself brings what the colleague saved.
  const sheets = '**/getWeightSheet'
  await page.route(sheets, (route) => route.abort('aborted'))
  await dialog.getByRole('button', { name: word('saveGrade') }).click()
  await dialog.getByText(await gradedWords(truck, 20)).waitFor()
  await expect.poll(() => ripeOf(dialog).inputValue()).toBe('70.00')
  expect(await gradingsOf(truck)).toHaveLength(1)
  browser.errors.expect(/status of 400 .*po\/evaluate|live|getWeightSheet/)
  await page.unroute(sheets)

  await colleaguePrices(truck, 5.7)
  await visitWithoutEvents(page, listAddress(truck.vendor))
  await page.getByRole('button', { name: word('next') }).click()
  const price = priceDialog(page, graded)
  await price.getByRole('button', { name: word('price'), exact: true }).waitFor()
  await colleaguePrices(graded, 5.45)
  await price.getByRole('button', { name: word('price'), exact: true }).click()
  await price.getByText(await pricedWords(graded)).waitFor()
  expect(await valuationsOf(graded)).toHaveLength(1)
  await price.getByRole('button', { name: t('sheet.open') }).click()
  await price.waitFor({ state: 'detached' })
  await page.getByRole('dialog').getByText(graded.slip).first().waitFor()
  expect(new URL(page.url()).searchParams.get('ticket')).toBe(String(graded.id))
  browser.errors.expect(/status of 400 .*po\/valuation|live/)
})

test('a manager keeps what was typed as a correction of what the colleague saved', async () => {
  const { page, truck } = await openTrucks(browser, { as: mill.officers[50] })
  const dialog = await gradeNext(page, truck)
  await dialog.getByText('22', { exact: true }).first().click()
  await typeRipe(dialog, '70')
  await colleagueGrades(truck, 20, true)
  await dialog.getByText(await bothWords(truck, 20)).waitFor()
  await dialog.getByText(word('preview.saved', { g: 20 })).waitFor()
  await dialog.getByRole('button', { name: word('correctGrade') }).click()
  const correction = page.getByRole('dialog', {
    name: word('correctGrade.title', { ticket: truck.slip }),
  })
  await correction.getByText(word('replaced.price', { price: '5.70' })).waitFor()
  await correction.getByText('20', { exact: true }).first().click()
  await correction.getByText(word('preview.kept')).waitFor()
  await correction.getByRole('status').getByText('5.70').first().waitFor()
  await correction.getByText('22', { exact: true }).first().click()
  await expect.poll(() => ripeOf(correction).inputValue()).toBe('70.00')
  await correction.getByRole('button', { name: word('saveGrade') }).click()
  await correction.getByText(t('v.reasonText')).waitFor()
  await correction.getByLabel(word('correctionReason')).fill('ดูใหม่ที่ลาน')
  await correction.getByRole('button', { name: word('saveGrade') }).click()
  await waitForMessage(page, t('done.gradeCorrectedPriceVoid'))
  const [old, present] = await gradingsOf(truck)
  expect(old).toMatchObject({ grade_percent: 20, superseded_at: expect.any(Date) })
  const typed = { grade_percent: 22, ripe_percent: '70.00', correction_reason: 'ดูใหม่ที่ลาน' }
  expect(present).toMatchObject({ ...typed, superseded_at: null })
  expect((await valuationsOf(truck))[0]?.voided_at).toBeInstanceOf(Date)
})

async function typeRipe(dialog: Locator, text: string): Promise<void> {
  await ripeOf(dialog).fill(text)
  await ripeOf(dialog).blur()
}

async function colleagueGrades(truck: Truck, grade: number, andPrices = false): Promise<void> {
  const given = { SSWeightID: truck.id, SysProductGrade: grade, SysPalmReturn: 0 }
  await gradeTicket(calls.evaluate.input.parse(given), contextOf(mill.officers[51]))
  if (andPrices) await colleaguePrices(truck, 5.7)
}

async function colleaguePrices({ id }: Truck, price: number): Promise<void> {
  const terms = { SysValuationPrice: price, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
  const given = calls.valuation.input.parse({ SSWeightID: id, ...terms })
  await priceTicket(given, contextOf(mill.officers[51]))
}

async function gradedWords(truck: Truck, grade: number): Promise<string> {
  const [grading] = await gradingsOf(truck)
  const at = formatInstant(grading!.graded_at.toISOString(), 'time', 'th')
  return word('stale.grade', { officer: COLLEAGUE, at, grade })
}

async function bothWords(truck: Truck, grade: number): Promise<string> {
  return word('stale.both', { ...(await priceOf(truck)), grade })
}

async function pricedWords(truck: Truck): Promise<string> {
  return word('stale.price', await priceOf(truck))
}

async function priceOf(truck: Truck) {
  const [valuation] = await valuationsOf(truck)
  const at = formatInstant(valuation!.valued_at.toISOString(), 'time', 'th')
  return { officer: COLLEAGUE, at, price: money(valuation!.net_price) }
}
