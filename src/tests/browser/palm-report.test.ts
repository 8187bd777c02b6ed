import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import { addDays, businessDay, formatDay, formatMonth } from '../../platform/thai-date.ts'
import { saveYield } from '../../reports/writes/save-yield.ts'
import { buildMill, gradeTicket, keepPresentNames, valueTicket, weighTicket } from '../fixture.ts'
import { bare, textOf } from '../pdf.ts'
import { updateRows } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { collectDownloads } from './downloads.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForMessage } from './messages.ts'
import { dayField, refusesWithoutDay } from './report-day.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { pressIn, pushAddress, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
/** The 14th of last month: its month is over, and the days around it are of the same month. */
const DAY = addDays(`${addDays(`${businessDay(new Date()).slice(0, 8)}01`, -1).slice(0, 8)}01`, 13)
const SCREEN = `/Controller/reportPalm?date=${DAY}`
const FORMULA = '=1+1'
const NET = [9220, 7770, 5000, 1000]
const downloads = collectDownloads()
await fourTickets()

/** 9,220 kg at 21 % and 6.20, 7,770 kg at 18 % and 5.15; 5,000 and 1,000 kg that wait, of one whose name is a formula. */
async function fourTickets(): Promise<void> {
  const products = ['FFB-RAMP', 'FFB-ESTATE', 'FFB-PPEP', 'EFB']
  const prices = ['6.20', '5.15']
  for (const [index, net] of NET.entries()) {
    const timeOut = new Date(Date.parse(`${DAY}T08:00:00+07:00`) + index * 600_000)
    const id = await weighTicket({
      customerId: mill.vendor.customerId,
      productCode: products[index],
      weightIn: net + 6010,
      timeIn: new Date(timeOut.getTime() - 1_800_000),
      timeOut,
    })
    const slip_number = `P-${index + 1}`
    await db().updateTable('weigh_tickets').set({ slip_number }).where('id', '=', id).execute()
    const price = prices[index]
    if (price) await valueTicket(mill, id, await gradeTicket(mill, id, index ? 18 : 21), price)
  }
  await updateRows('customers', { id: mill.vendor.customerId }, { name: FORMULA })
  await keepPresentNames()
}

async function open(address = SCREEN): Promise<Page> {
  return browser.open({ as: mill.officers[51], at: address })
}

/** What stands beside a figure of the day. */
function figure(page: Page, name: WordKey): Locator {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${t(name)}$`) })
  return page.locator('dl > div').filter({ has: term }).getByRole('definition')
}

function monthOf(date: string): string {
  return t('palm.month', { month: formatMonth(date, 'th') })
}

function recordDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: t('yield.record') })
}

async function record(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: t('yield.record') }).click()
  await waitUntilClickable(recordDialog(page))
  return recordDialog(page)
}

const recordedOf = (day: string) =>
  db()
    .selectFrom('yields')
    .select(['yield_percent', 'version'])
    .where('day', '=', day)
    .executeTakeFirst()

function bySomebody(day: string, YieldPercent: number) {
  return saveYield(
    { RecordDate: day, ProductKey: 'CPO', YieldPercent },
    contextOf(mill.officers[91]),
  )
}

test('a day says its figures, its tickets and their totals, which a search does not narrow, nor the Excel file', async () => {
  const page = await open()
  await page.getByRole('heading', { name: formatDay(DAY, 'heading', 'th') }).waitFor()
  const texts = {
    'palm.TotalCar': '4',
    'palm.TotalWeight': '22,990',
    'term.averageGrade': '19.63',
    'term.averagePrice': '5.72',
    'palm.FFB_Estate': '7,770',
    'palm.FFB_PPEP': '5,000',
    'palm.FFB_Ramp': '9,220',
    'palm.FFB_Other': '1,000',
    'palm.TotalReject': '0',
    'palm.TotalWeightIncludeReturn': '22,990',
  }
  for (const [name, value] of Object.entries(texts) as [keyof typeof texts, string][]) {
    await expect.poll(() => figure(page, name).textContent()).toMatch(new RegExp(`^${value} `))
  }
  await rowOf(page, 'P-1').getByText('57,164.00').waitFor()
  const sum = page.locator('tfoot').getByText('97,179.50').first()
  await sum.waitFor()
  await page.getByText(t('palm.notPriced', { n: 2, count: 2 })).waitFor()
  await hasRoom(page, 'th')
  await page.getByRole('textbox', { name: t('ui.search') }).fill('P-2')
  await rowOf(page, 'P-1').waitFor({ state: 'detached' })
  await sum.waitFor()
  const { name, rows } = await downloads.excel(page)
  expect(name).toBe('report.xlsx')
  expect(rows[0]?.slice(0, 6)).toEqual(
    (['slip', 'timeOut', 'avl', 'avlName', 'plate', 'product'] as const).map((key) =>
      t(`term.${key}`),
    ),
  )
  // Text as text, numbers as numbers.
  expect(rows.slice(1).map((row) => [row[0], row[3], ...row.slice(6)])).toEqual([
    ['P-1', FORMULA, 9220, null, 21, 6.2, 57164],
    ['P-2', FORMULA, 7770, null, 18, 5.15, 40015.5],
    ['P-3', FORMULA, 5000, null, null, null, null],
    ['P-4', FORMULA, 1000, null, null, null, null],
    [t('palm.wholeDay'), null, 22990, 0, 19.63, 5.72, 97179.5],
  ])
  await page.getByRole('link', { name: 'P-2' }).click()
  await page.getByRole('heading', { name: /P-2/ }).first().waitFor()
})

test('every header sorts the tickets of the day; those without a price stand last either way, and a link shows the same', async () => {
  const page = await open()
  const table = page.getByRole('table', { name: t('screen.reportPalm') })
  const slips = () => table.locator('tbody tr[data-row] td:first-child').allTextContents()
  const press = (key: WordKey) => table.getByRole('button', { name: t(key) }).click()
  await expect.poll(() => table.locator('th button').count()).toBe(11)
  await press('term.price')
  await expect.poll(slips).toEqual(['P-2', 'P-1', 'P-3', 'P-4'])
  await press('term.price')
  await expect.poll(slips).toEqual(['P-1', 'P-2', 'P-3', 'P-4'])
  await press('term.net')
  await expect.poll(slips).toEqual(['P-4', 'P-3', 'P-2', 'P-1'])
  await press('term.timeOut')
  await expect.poll(slips).toEqual(['P-1', 'P-2', 'P-3', 'P-4'])
  await press('term.timeOut')
  await expect.poll(slips).toEqual(['P-4', 'P-3', 'P-2', 'P-1'])
  await page.reload()
  await expect.poll(slips).toEqual(['P-4', 'P-3', 'P-2', 'P-1'])
  await page.getByRole('textbox', { name: t('ui.search') }).fill('08:20')
  await expect.poll(slips).toEqual(['P-3'])
})

test('a desk has room for every column in English too, and who sees no tickets is led to none', async () => {
  const page = await browser.open({ as: mill.officers[91], language: 'en', at: SCREEN })
  await hasRoom(page, 'en')
  await page.getByText('P-2').first().waitFor()
  expect(await page.getByRole('link', { name: 'P-2' }).count()).toBe(0)
})

test('a yield is recorded with the keyboard alone, once it is one, and stands among the figures', async () => {
  const page = await open()
  await page.getByRole('button', { name: t('yield.record') }).focus()
  await page.keyboard.press('Enter')
  const dialog = recordDialog(page)
  await waitUntilClickable(dialog)
  await dialog.getByText(t('yield.none')).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByText(t('v.yield')).waitFor()
  await page.keyboard.type('100.01')
  await page.keyboard.press('Enter')
  await dialog.getByText(t('v.yieldRange')).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('18.15')
  await page.keyboard.press('Enter')
  await waitForMessage(page, t('done.yieldSaved'))
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => figure(page, 'palm.YieldPercent').textContent()).toMatch(/^18\.15 /)
  expect(await recordedOf(DAY)).toEqual({ yield_percent: '18.15', version: 1 })
  // 18.15 − 19.63; two tickets have no price, so that there is no sum in baht.
  const gap = page.getByRole('table', { name: t('palm.gap') })
  const texts = `${formatDay(DAY, 'short', 'th')} −1.48 ${t('palm.gap.unpriced')}`
  await gap.getByRole('row', { name: texts }).waitFor()
  await gap.getByRole('button', { name: t('palm.gap.ask') }).press('Enter')
  await page.getByText(t('palm.gap.about')).waitFor()
})

test('a yield is saved of the day that its form says, and of no other, nor of one to come', async () => {
  const page = await open(`/Controller/reportPalm?date=${addDays(DAY, 6)}`)
  const dialog = await record(page)
  const date = dialog.getByRole('textbox', { name: t('term.date') })
  const save = () => dialog.getByRole('button', { name: t('ui.save') }).click()
  const tomorrow = addDays(businessDay(new Date()), 1)
  await dialog.getByLabel(t('yield.percent')).fill('18')
  await date.fill(formatDay(tomorrow, 'table', 'th'))
  await save()
  await dialog.getByText(t('v.dayToCome')).waitFor()
  await date.fill('31/02/2569')
  await save()
  await dialog.getByText(t('v.date')).waitFor()
  expect([await recordedOf(tomorrow), await recordedOf(addDays(DAY, 6))]).toEqual([
    undefined,
    undefined,
  ])
  // The form turns to another day while the first is asked about.
  const release = await delayResponses(page, '**/yield/GetYield')
  const [asked, other] = [addDays(DAY, 3), addDays(DAY, 4)]
  await date.fill(formatDay(asked, 'table', 'th'))
  await dialog.getByLabel(t('yield.percent')).fill('18')
  await save()
  await date.fill(formatDay(other, 'table', 'th'))
  await dialog.getByLabel(t('yield.percent')).focus()
  release()
  await waitForMessage(page, t('done.yieldSaved'))
  expect(await recordedOf(asked)).toEqual({ yield_percent: '18.00', version: 1 })
  expect(await recordedOf(other)).toBeUndefined()
})

test('an unusual yield is warned of; it takes the place of the first once that is confirmed, and of a newer one once that is', async () => {
  const day = addDays(DAY, 1)
  await bySomebody(day, 17.5)
  const page = await open(`/Controller/reportPalm?date=${day}`)
  const dialog = await record(page)
  const { officer } = contextOf(mill.officers[91])
  await dialog.getByText(`${officer.firstName} ${officer.lastName}`).waitFor()
  await dialog.getByLabel(t('yield.percent')).fill('31')
  await dialog.getByText(t('yield.unusual', { min: 10, max: 30 })).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const question = (before: string) =>
    page.getByRole('dialog', { name: t('ask.yield', { date: day, before, after: '31.00' }) })
  const answer = async (before: string, word: 'ui.close' | 'ask.yield.yes') => {
    await waitUntilClickable(question(before))
    await question(before)
      .getByRole('button', { name: t(word) })
      .click()
  }
  const save = async () => {
    await pressIn(dialog, t('ui.save'))
  }
  await answer('17.50', 'ui.close')
  await question('17.50').waitFor({ state: 'detached' })
  expect(await recordedOf(day)).toMatchObject({ version: 1 })
  await save()
  await waitUntilClickable(question('17.50'))
  await bySomebody(day, 17.9)
  await answer('17.50', 'ask.yield.yes')
  await dialog.getByRole('alert').filter({ hasText: officer.firstName }).waitFor()
  await dialog.getByText('17.90%').waitFor()
  expect(await recordedOf(day)).toEqual({ yield_percent: '17.90', version: 2 })
  await save()
  await answer('17.90', 'ask.yield.yes')
  await waitForMessage(page, t('done.yieldSaved'))
  expect(await recordedOf(day)).toEqual({ yield_percent: '31.00', version: 3 })
  browser.errors.expect(/409/)
})

test('without a day, or with one to come, it says so, keeps what it shows, and makes no yield', async () => {
  const page = await open('/Controller/reportPalm?page=1')
  const [address, visited] = [page.url(), await page.evaluate(() => history.length)]
  await dayField(page).focus()
  await page.keyboard.press('Tab')
  await waitUntilIdle(page)
  // Who only passes through changes neither day nor page.
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => history.length)).toBe(visited)
  await pushAddress(page, SCREEN)
  await rowOf(page, 'P-1').waitFor()
  for (const [typed, words] of [
    ['', 'v.searchDate'],
    ['31/02/2569', 'v.date'],
  ] as const) {
    await dayField(page).fill(typed)
    await refusesWithoutDay(page, 'yield.record', words)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await dayField(page).inputValue()).toBe(typed)
  }
  await dayField(page).fill('01/01/2700')
  await dayField(page).press('Enter')
  await page.getByText(t('v.dayToCome')).waitFor()
  await rowOf(page, 'P-1').waitFor()
  await page.getByRole('button', { name: t('ui.previousDay') }).click()
  await rowOf(page, 'P-1').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('ui.nextDay') }).click()
  await rowOf(page, 'P-1').waitFor()
  expect(await page.getByText(t('v.dayToCome')).count()).toBe(0)
  await pushAddress(page, '/Controller/reportPalm?date=2150-01-01')
  await page.getByText(t('report.toCome', { date: '2150-01-01' })).waitFor()
})

test('a month that cannot be read is tried again; its days turn to theirs, of which none shows figures of another', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  const months = '**/report/ReportPalmMonth'
  await page.route(months, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'x', code: 'sys.stale' } }),
  )
  await pushAddress(page, SCREEN)
  await rowOf(page, 'P-1').waitFor()
  const again = page.getByRole('button', { name: t('ui.retry') })
  await again.waitFor()
  await page.unroute(months)
  await again.click()
  await page.getByRole('heading', { name: t('palm.month.sources') }).waitFor()
  browser.errors.expect(/409/)
  await expectHeading(page, monthOf(DAY))
  const days = page.getByRole('region', { name: /^เดือน/ }).locator('figure [data-press]')
  await days.nth(Number(DAY.slice(8))).click()
  const next = addDays(DAY, 1)
  await expectHeading(page, formatDay(next, 'heading', 'th'))
  expect(new URL(page.url()).searchParams.get('date')).toBe(next)
  await page.getByText(t('report.noData', { date: next })).waitFor()
  await page.getByRole('button', { name: t('ui.previousDay') }).click()
  await rowOf(page, 'P-1').waitFor()

  const release = await delayResponses(page, '**/report/ReportPalm*')
  const before = addDays(DAY, -20)
  await dayField(page).fill(formatDay(before, 'table', 'th'))
  await dayField(page).press('Enter')
  await expectHeading(page, formatDay(before, 'heading', 'th'))
  expect(await figure(page, 'palm.TotalCar').count()).toBe(0)
  expect(await page.getByText(t('palm.notPriced', { n: 2, count: 2 })).count()).toBe(0)
  await expectHeading(page, monthOf(DAY))
  release()
  await expectHeading(page, monthOf(before))
  await expect.poll(() => figure(page, 'palm.TotalCar').textContent()).toMatch(/^0 /)
})

test('the last day has no next one, and its button keeps the focus; paper has every ticket of a day', async () => {
  const page = await open(`/Controller/reportPalm?date=${addDays(businessDay(new Date()), -1)}`)
  const next = page.getByRole('button', { name: t('ui.nextDay') })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => next.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(new URL(page.url()).searchParams.get('date')).toBe(businessDay(new Date()))

  const day = addDays(DAY, 7)
  const tickets = Array.from({ length: 37 }, (_, index) => `Q-${index + 1}`)
  for (const [index, slip_number] of tickets.entries()) {
    const timeOut = new Date(Date.parse(`${day}T08:00:00+07:00`) + index * 60_000)
    const id = await weighTicket({ customerId: mill.vendor.customerId, timeIn: timeOut, timeOut })
    await db().updateTable('weigh_tickets').set({ slip_number }).where('id', '=', id).execute()
  }
  await pushAddress(page, `/Controller/reportPalm?date=${day}`)
  await rowOf(page, 'Q-10').waitFor()
  await waitUntilIdle(page)
  expect(await rowOf(page, 'Q-37').count()).toBe(0)
  const text = textOf(await page.pdf({ preferCSSPageSize: true }))
  expect(text.match(/Q-\d+/g)).toEqual(tickets)
  // The head of the table stands on each page.
  expect(bare(text).split(bare(t('term.slip'))).length).toBeGreaterThan(2)
  await expect.poll(() => rowOf(page, 'Q-37').count()).toBe(0)
})

async function hasRoom(page: Page, language: 'th' | 'en'): Promise<void> {
  const table = page.getByRole('table', { name: t('screen.reportPalm', {}, language) })
  const heads = table.locator('th')
  await expect.poll(() => heads.count()).toBe(11)
  await heads.getByText(t('term.product', {}, language)).waitFor()
}

function expectHeading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { name }).waitFor()
}
