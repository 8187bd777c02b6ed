import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { addDays, businessDay, dayBegins, formatDay } from '../../platform/thai-date.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, gradeTicket, valueTicket, weighTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { collectDownloads } from './downloads.ts'
import { dayField, refusesWithoutDay } from './report-day.ts'
import { t } from './translate.ts'
import { visit } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const downloads = collectDownloads()
const TODAY = businessDay(new Date())
const YESTERDAY = addDays(TODAY, -1)
const SCREEN = '/Controller/reportPriceList'
const other = await addVendor('2')
const named = await addVendor('1')
const REFUSED = { code: 'sys.unavailable', status: 503 }
const LONG = 'ห้างหุ้นส่วนปื้ฏูญี่'.repeat(10).slice(0, 200)

await db().updateTable('customers').set({ name: LONG }).where('id', '=', named.customerId).execute()
await price(mill.vendor.customerId, YESTERDAY, '09:00', '5.20')
await price(mill.vendor.customerId, YESTERDAY, '15:00', '5.45')
await price(named.customerId, YESTERDAY, '10:00', '5.70')
await price(other.customerId, YESTERDAY, '11:00', '4.95')
await price(other.customerId, YESTERDAY, '12:00', '6.90', 'LF-RAMP')

test('each customer stands once a product in the tables of its group, with the latest price', async () => {
  const page = await open(YESTERDAY)
  await page.getByRole('heading', { name: formatDay(YESTERDAY, 'heading', 'th') }).waitFor()
  expect(await rowsOf(page, '1')).toEqual([
    expect.stringMatching(new RegExp(`${mill.vendor.avl}.*18%5.450.000.005.45$`)),
    expect.stringContaining(LONG),
  ])
  expect(await rowsOf(page, '2')).toEqual([
    expect.stringContaining(other.avl),
    expect.stringContaining('6.90'),
  ])
  expect(await partOf(page, '2').getByRole('table').count()).toBe(2)
  await page.getByRole('banner').getByText(customers(3)).waitFor()
})

test('the search finds by code and name in both tables, and is kept in the address', async () => {
  const page = await open(YESTERDAY)
  await page.getByRole('textbox', { name: t('quotation.search') }).fill(other.avl)
  await partOf(page, '1').getByText(t('ui.emptyFiltered')).waitFor()
  expect(await rowsOf(page, '2')).toHaveLength(2)
  await page.reload()
  await partOf(page, '1').getByText(t('ui.emptyFiltered')).waitFor()
  await page.getByRole('button', { name: t('ui.clearFilters') }).click()
  await expect.poll(() => rowsOf(page, '1')).toHaveLength(2)
})

test('the document holds both tables and is named by its moment', async () => {
  const page = await open(YESTERDAY)
  const { name, text } = await downloads.pdf(page)
  expect(name).toMatch(/^Quotation_Report_\d{14}\.pdf$/)
  for (const said of [mill.vendor.avl, named.avl, other.avl, '5.45', '4.95', '2569']) {
    expect(text).toContain(said)
  }
})

test('a price that is fixed stands there without a reload', async () => {
  const page = await open('')
  await partOf(page, '1').getByText(empty(TODAY)).waitFor()
  const ticket = await price(mill.vendor.customerId, TODAY, '00:00:01', '5.95')
  publishChange('tickets', [ticket])
  await partOf(page, '1').getByText('5.95').first().waitFor()
  await partOf(page, '2').getByText(empty(TODAY)).waitFor()
})

test('without a date nothing is asked, and the list stays as it was', async () => {
  const page = await open(YESTERDAY)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const date = page.getByRole('textbox', { name: t('term.date') })
  await date.fill('')
  await date.press('Enter')
  await page.getByText(t('v.searchDate')).waitFor()
  expect(await rowsOf(page, '1')).toHaveLength(2)
  expect(asked.filter((url) => url.includes('ReportPriceList'))).toEqual([])
})

test.each<[what: string, typed: string, words: WordKey]>([
  ['no day', '', 'v.searchDate'],
  ['no day of the calendar', '31/02/2569', 'v.date'],
])('where the field says %s there is no document', async (_, typed, words) => {
  const page = await open(YESTERDAY)
  await dayField(page).fill(typed)
  await refusesWithoutDay(page, 'ui.exportPdf')
  await page.getByRole('alert').getByText(t(words)).waitFor()
  await dayField(page).fill(formatDay(YESTERDAY, 'table', 'th'))
  expect((await downloads.pdf(page)).text).toContain(mill.vendor.avl)
})

test('days are walked by their buttons, and an address of a day to come says so', async () => {
  const page = await open(YESTERDAY)
  await page.getByRole('button', { name: t('ui.previousDay') }).click()
  await partOf(page, '2')
    .getByText(empty(addDays(YESTERDAY, -1)))
    .waitFor()
  expect(page.url()).toContain(addDays(YESTERDAY, -1))
  await page.goBack()
  await partOf(page, '2').getByText(other.avl, { exact: true }).first().waitFor()
  const later = await open(addDays(TODAY, 9))
  await partOf(later, '1')
    .getByText(t('report.toCome', { date: addDays(TODAY, 9) }))
    .waitFor()
  expect(await later.getByRole('button', { name: t('ui.nextDay') }).isDisabled()).toBe(true)
})

test('a tablet and paper have one table below the other, each with all of its rows', async () => {
  const page = await browser.open({ as: mill.officers[51], touch: true })
  await visit(page, `${SCREEN}?date=${YESTERDAY}`)
  const [first, second] = await Promise.all([
    partOf(page, '1').boundingBox(),
    partOf(page, '2').boundingBox(),
  ])
  expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height)
  expect(second!.x).toBe(first!.x)
  await page.emulateMedia({ media: 'print' })
  for (const group of ['1', '2'] as const) {
    const part = await partOf(page, group).boundingBox()
    const last = await partOf(page, group).locator('tbody tr').last().boundingBox()
    expect(last!.y + last!.height).toBeLessThanOrEqual(part!.y + part!.height + 1)
  }
  const [above, below] = await Promise.all([
    partOf(page, '1').boundingBox(),
    partOf(page, '2').boundingBox(),
  ])
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
})

test('what cannot be read is said once, for both tables', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  const calls = '**/report/ReportPriceList'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: REFUSED }))
  await page.goto(`${SCREEN}?date=${YESTERDAY}`)
  const retry = page.getByRole('button', { name: t('ui.retry') })
  await retry.waitFor()
  expect(await retry.count()).toBe(1)
  await page.unroute(calls)
  await retry.click()
  await partOf(page, '2').getByText(other.avl, { exact: true }).first().waitFor()
  browser.errors.expect(/503/)
})

test('no count of the day before stands under the heading of another', async () => {
  const page = await open(YESTERDAY)
  const release = await delayResponses(page, '**/report/ReportPriceList')
  await page.getByRole('button', { name: t('ui.previousDay') }).click()
  const before = addDays(YESTERDAY, -1)
  await page.getByRole('heading', { name: formatDay(before, 'heading', 'th') }).waitFor()
  expect(await page.getByText(customers(3)).count()).toBe(0)
  expect(await partOf(page, '1').getByText(customers(2)).count()).toBe(0)
  release()
  await partOf(page, '2').getByText(empty(before)).waitFor()
})

async function open(date: string): Promise<Page> {
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, date ? `${SCREEN}?date=${date}` : SCREEN)
  return page
}

function partOf(page: Page, group: '1' | '2') {
  return page.getByRole('region', { name: t(`report.group.${group}`) })
}

function rowsOf(page: Page, group: '1' | '2'): Promise<string[]> {
  return partOf(page, group).locator('tbody tr').allTextContents()
}

function customers(n: number): string {
  return t('quotation.customers', { n, count: n })
}

function empty(date: string): string {
  return t('quotation.empty', { date })
}

/** Fixes a price at `time` of UTC+7 on `day`; returns the ticket. */
async function price(
  customerId: number,
  day: string,
  time: string,
  perKg: string,
  productCode = 'FFB-RAMP',
) {
  const timeIn = new Date(dayBegins(day).getTime() - 6 * 3600_000)
  const ticket = await weighTicket({ customerId, timeIn, productCode })
  await valueTicket(mill, ticket, await gradeTicket(mill, ticket), perKg)
  await db()
    .updateTable('valuations')
    .set({ valued_at: new Date(`${day}T${time}+07:00`) })
    .where('ticket_id', '=', ticket)
    .execute()
  return ticket
}
