import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { addDays, businessDay, dayBegins, formatDay } from '../../platform/thai-date.ts'
import { addVendor, buildMill, gradeTicket, valueTicket, weighTicket } from '../fixture.ts'
import { updateRows } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { collectDownloads } from './downloads.ts'
import { t } from './translate.ts'
import { pushAddress, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const downloads = collectDownloads()
const TODAY = businessDay(new Date())
const YESTERDAY = addDays(TODAY, -1)
const BUSY = addDays(TODAY, -4)
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

test('each customer stands once a product in the tables of its group, with the latest price; the document holds both, the search finds in both', async () => {
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

  const { name, text } = await downloads.pdf(page)
  expect(name).toMatch(/^Quotation_Report_\d{14}\.pdf$/)
  for (const said of [mill.vendor.avl, named.avl, other.avl, '5.45', '4.95', '2569']) {
    expect(text).toContain(said)
  }

  await page.getByRole('textbox', { name: t('quotation.search') }).fill(other.avl)
  await partOf(page, '1').getByText(t('ui.emptyFiltered')).waitFor()
  expect(await rowsOf(page, '2')).toHaveLength(2)
  await page.reload()
  await partOf(page, '1').getByText(t('ui.emptyFiltered')).waitFor()
  await page.getByRole('button', { name: t('ui.clearFilters') }).click()
  await expect.poll(() => rowsOf(page, '1')).toHaveLength(2)
})

test('every header sorts the tables of both groups alike, in the address too; as it comes it is by code', async () => {
  const page = await open(YESTERDAY)
  const [own, loose] = [partOf(page, '1'), partOf(page, '2').getByRole('table').nth(1)]
  const codes = () => own.locator('tbody td:nth-child(2)').allTextContents()
  const head = (of: Locator) => of.getByRole('columnheader', { name: t('term.netPrice') })
  await expect.poll(codes).toEqual([mill.vendor.avl, named.avl])
  expect(await own.locator('th button').count()).toBe(6)
  const press = () => head(loose).getByRole('button').click()
  await press()
  await expect.poll(() => head(own).getAttribute('aria-sort')).toBe('ascending')
  expect(await codes()).toEqual([mill.vendor.avl, named.avl])
  await press()
  await expect.poll(codes).toEqual([named.avl, mill.vendor.avl])
  expect(await head(own).getAttribute('aria-sort')).toBe('descending')
  await page.reload()
  await expect.poll(codes).toEqual([named.avl, mill.vendor.avl])
})

test('each group has pages of its own, of as many rows as are chosen, and paper has them all', async () => {
  for (let n = 0; n < 11; n++) {
    const { customerId } = await addVendor('1')
    await price(customerId, BUSY, '10:00', '5.10')
  }
  await price(other.customerId, BUSY, '10:00', '5.10')
  const page = await open(BUSY)
  const pager = (group: '1' | '2') =>
    page.getByRole('navigation', { name: t('ui.pager', { name: t(`report.group.${group}`) }) })
  await expect.poll(() => rowsOf(page, '1')).toHaveLength(11)
  await pager('1').getByRole('combobox').selectOption('10')
  await expect.poll(() => rowsOf(page, '1')).toHaveLength(10)
  await pager('1')
    .getByRole('button', { name: t('ui.last') })
    .click()
  await expect.poll(() => rowsOf(page, '1')).toEqual([expect.stringMatching(/^11/)])
  expect(await rowsOf(page, '2')).toHaveLength(1)
  await page.reload()
  await expect.poll(() => rowsOf(page, '1')).toHaveLength(1)
  const onPaper = await page.evaluate(`
    dispatchEvent(new Event('beforeprint'))
    const onPaper = document.querySelectorAll('tbody tr').length
    dispatchEvent(new Event('afterprint'))
    onPaper`)
  expect(onPaper).toBe(12)
})

test('days are walked by their buttons, none under the count of another; one to come says so, and a price that is fixed today appears', async () => {
  const page = await open(YESTERDAY)
  const before = addDays(YESTERDAY, -1)
  const release = await delayResponses(page, '**/report/ReportPriceList')
  await page.getByRole('button', { name: t('ui.previousDay') }).click()
  await page.getByRole('heading', { name: formatDay(before, 'heading', 'th') }).waitFor()
  expect(await page.getByText(customers(3)).count()).toBe(0)
  expect(await partOf(page, '1').getByText(customers(2)).count()).toBe(0)
  release()
  await partOf(page, '2').getByText(empty(before)).waitFor()
  expect(page.url()).toContain(before)
  await page.goBack()
  await partOf(page, '2').getByText(other.avl, { exact: true }).first().waitFor()

  const later = addDays(TODAY, 9)
  await pushAddress(page, `${SCREEN}?date=${later}`)
  await partOf(page, '1')
    .getByText(t('report.toCome', { date: later }))
    .waitFor()
  expect(await page.getByRole('button', { name: t('ui.nextDay') }).isDisabled()).toBe(true)

  await pushAddress(page, SCREEN)
  await partOf(page, '1').getByText(empty(TODAY)).waitFor()
  const ticket = await price(mill.vendor.customerId, TODAY, '00:00:01', '5.95')
  publishChange('tickets', [ticket])
  await partOf(page, '1').getByText('5.95').first().waitFor()
  await partOf(page, '2').getByText(empty(TODAY)).waitFor()
})

test('what cannot be read is said once, for both tables', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  const calls = '**/report/ReportPriceList'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: REFUSED }))
  await pushAddress(page, `${SCREEN}?date=${YESTERDAY}`)
  const retry = page.getByRole('button', { name: t('ui.retry') })
  await retry.waitFor()
  expect(await retry.count()).toBe(1)
  await page.unroute(calls)
  await retry.click()
  await partOf(page, '2').getByText(other.avl, { exact: true }).first().waitFor()
  browser.errors.expect(/503/)
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

async function open(date: string): Promise<Page> {
  return browser.open({ as: mill.officers[51], at: `${SCREEN}?date=${date}` })
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
  await updateRows(
    'valuations',
    { ticket_id: ticket },
    { valued_at: new Date(`${day}T${time}+07:00`) },
  )
  return ticket
}
