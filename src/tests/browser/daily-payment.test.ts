import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { addDays, businessDay, formatDay } from '../../platform/thai-date.ts'
import { dailyPayment } from '../../reports/reads/daily-payment.ts'
import { counted, money } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import { addVendor, buildMill, keepPresentNames, leftAt, readyTicket } from '../fixture.ts'
import { bare } from '../pdf.ts'
import { updateRows } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { collectDownloads } from './downloads.ts'
import { dayField, refusesWithoutDay } from './report-day.ts'
import { t } from './translate.ts'
import { pushAddress, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const downloads = collectDownloads()
const SCREEN = '/Controller/reportDailyPalmPayment'
const TODAY = businessDay(new Date())
const DAY = addDays(TODAY, -3)
/** Has no ticket. */
const EMPTY = addDays(DAY, 1)
const BUSY = addDays(TODAY, -5)
/** Tickets of the busy day. */
const MANY = 5000
const LONG = 'ห้างหุ้นส่วนปื้ฏูญี่'.repeat(10).slice(0, 200)
const FORMULA = '=1+1'
const WIDE = { width: 1920, height: 1000 }
const SPECIFIED = [
  '#No.',
  'Palm sale date',
  'Vendor statistic (AVL)',
  'Owner',
  'Quantity (kg)',
  'Price (baht/kg)',
  'Amount (baht)',
  'Withholding tax (baht)',
  'Amount paid (baht)',
  'Bank',
  'Account number',
  'Remarks',
]

const second = await addVendor('2')
const poor = await addVendor('1')
await rename(second.customerId, LONG)
await rename(poor.customerId, FORMULA)
await setAccount(poor.customerId, null)
for (const [index, { customerId }] of [mill.vendor, second, poor].entries()) {
  await readyTicket(mill, { customerId, weightIn: 15_230 + index * 10, ...outAt(index) })
}

test('a day is typed in the era of either language, and a file is of what was typed just now', async () => {
  const page = await open(TODAY)
  for (const [typed, day] of [
    [formatDay(DAY, 'table', 'th'), DAY],
    [formatDay(EMPTY, 'table', 'en'), EMPTY],
  ] as const) {
    await type(page, typed)
    await page.getByText(formatDay(day, 'heading', 'th')).waitFor()
    expect(dateOf(page)).toBe(day)
  }
  await dayField(page).fill(formatDay(DAY, 'table', 'th'))
  const { rows } = await downloads.excel(page)
  expect(rows[2]?.[1]).toEqual(new Date(DAY))
  // One group is asked for where nothing else is said, which then needs no column.
  expect(rows[0]).not.toContain(t('report.group'))
  expect(rows.map((row) => row[3])).toEqual([
    t('report.owner'),
    ...Array(2).fill(`สวน ${mill.vendor.avl}`),
    ...Array(2).fill(FORMULA),
    t('term.total'),
  ])
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printed: true })
  })
  for (const [typed, words] of [
    ['', 'v.searchDate'],
    [formatDay(addDays(TODAY, 2), 'table', 'th'), 'v.dayToCome'],
    ['31/02/2569', 'v.date'],
    ['เมื่อวาน', 'v.date'],
  ] as const) {
    await type(page, typed)
    await page.getByText(t(words)).first().waitFor()
    expect(dateOf(page)).toBe(DAY)
    await page.getByRole('row').filter({ hasText: mill.vendor.avl }).waitFor()
    for (const verb of ['ui.exportExcel', 'ui.exportPdf', 'ui.print'] as const) {
      await refusesWithoutDay(page, verb, words)
    }
  }
  expect(await page.evaluate(() => 'printed' in window)).toBe(false)
})

test('a tablet has room for every group, and on a phone no bank lies over another or over those without an account', async () => {
  const page = await browser.open({ as: mill.officers[91], touch: true })
  await visit(page, `${SCREEN}?date=${DAY}`)
  const ofAll = page.getByText(t('report.group.all'), { exact: true }).first()
  const none = withoutAccount(page, 1)
  for (const seen of [ofAll, none]) {
    const isOnTop = (element: Element) => {
      const { right, top, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(right - 2, top + height / 2))
    }
    await seen.waitFor()
    expect(await seen.evaluate(isOnTop)).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const banks = page.getByRole('group', { name: t('term.bank') }).getByRole('button')
  const areApart = (buttons: Element[]) => {
    const sides = buttons.map((one) => one.getBoundingClientRect())
    return sides.every(({ left }, n) => n === 0 || left >= sides[n - 1]!.right - 0.5)
  }
  await expect.poll(() => banks.evaluateAll(areApart)).toBe(true)
  const { x, width } = (await none.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(390)
})

test('both groups stand on screen, in Excel and on paper with the totals of each', async () => {
  const page = await open(DAY, 'all')
  const { payment, total } = await reported()
  const { name, rows } = await downloads.excel(page)
  expect(name).toMatch(/^DailyPalmPayment_Report_\d{14}\.xlsx$/)
  expect(rows).toHaveLength(1 + 2 * 3 + 3)
  const [head, ticket] = inPayees(rows, mill.vendor.avl)
  const owner = [mill.vendor.avl, `สวน ${mill.vendor.avl}`, t('report.group.1')]
  const account = ['ธ.ก.ส.', groupAccount('012345678901', 'ธ.ก.ส.')]
  expect([...head!.slice(1, 5), ...head!.slice(10, 14), ...head!.slice(15, 18)]).toEqual([
    null,
    ...owner,
    9220,
    5.2,
    47944,
    null,
    46505.68,
    ...account,
  ])
  expect(ticket!.slice(0, 5)).toEqual([null, new Date(DAY), ...owner])
  expect(ticket!.slice(9)).toEqual([
    t('report.payState.noOrder'),
    9220,
    5.2,
    47944,
    3,
    1438.32,
    46505.68,
    ...account,
    '–',
  ])
  expect(rows.slice(-3).map((row) => [row[0], row[3], row[15]])).toEqual([
    [null, `${t('term.total')} ${t('report.group.1')}`, paidOf(payment, '1')],
    [null, `${t('term.total')} ${t('report.group.2')}`, paidOf(payment, '2')],
    [null, t('report.grandTotal'), total],
  ])
  const paper = await downloads.pdf(page)
  expect(paper.name).toMatch(/^DailyPalmPayment_Report_\d{14}\.pdf$/)
  for (const sum of [paidOf(payment, '1'), paidOf(payment, '2'), total]) {
    expect(paper.text).toContain(money(sum))
  }
  expect(paper.text).toContain(bare(`${t('report.grandTotal')} ${tickets(3)}`))
  await page.setViewportSize(WIDE)
  const asked = page.getByRole('region', { name: t('payment.conditions') })
  await asked.getByRole('button', { name: t('ui.exportExcel') }).waitFor()
  await asked.getByText(t('payment.view.ticket'), { exact: true }).click()
  const groups = page.getByRole('row').locator('td:nth-child(13)')
  await expect
    .poll(async () => (await groups.allTextContents()).slice(0, 3))
    .toEqual(['1', '2', '1'])
})

test('ticket by ticket it has the twelve columns of the specification, each but the remarks sorted by', async () => {
  const page = await browser.open({
    as: mill.officers[91],
    language: 'en',
    at: `${SCREEN}?date=${DAY}&view=ticket`,
  })
  await page.setViewportSize(WIDE)
  const heads = page.getByRole('table', { name: t('report.group.1', {}, 'en') }).locator('th')
  const called = () =>
    heads.evaluateAll((cells: HTMLTableCellElement[]) =>
      cells.map(({ title, textContent }) => title || textContent),
    )
  await expect.poll(async () => (await called()).slice(0, 12)).toEqual(SPECIFIED)
  await expect
    .poll(async () => (await called()).length)
    .toBe((await heads.locator('button').count()) + 2)
  expect(await page.locator('tbody tr').first().locator('td').nth(11).textContent()).toBe('–')
  const owners = () => page.locator('tbody td:nth-child(4)').allTextContents()
  await heads.nth(3).getByRole('button').click()
  await expect.poll(async () => (await owners())[0]).toBe(FORMULA)
  await heads.nth(3).getByRole('button').click()
  await expect.poll(async () => (await owners()).at(-1)).toBe(FORMULA)
})

test('payees are sorted by their subtotals, narrowed to a bank, and lead to their tickets for who may see them', async () => {
  const page = await browser.open({ as: mill.officers[51], at: `${SCREEN}?date=${DAY}&group=all` })
  const rows = page.locator('tbody tr[data-row]')
  const heads = rows.filter({ has: page.locator('[aria-expanded]') })
  await expect.poll(() => heads.count()).toBe(3)
  const { payment } = await dailyPayment(DAY, 'all')
  const byPaid = payment
    .toSorted((one, other) => Number(other.Paid) - Number(one.Paid))
    .map(({ CustomerID }) => CustomerID)
  const header = page.getByRole('columnheader', { name: t('term.paid') })
  await header.getByRole('button').click()
  await header.getByRole('button').click()
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending')
  await expect
    .poll(async () =>
      (await heads.allTextContents()).map((words, at) => words.includes(byPaid[at]!)),
    )
    .toEqual([true, true, true])
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('sort'), searchParams.get('desc')]).toEqual(['Paid', 'true'])
  await withoutAccount(page, 1).click()
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByText(t('payment.filtered')).waitFor()
  const head = rows.filter({ hasText: FORMULA }).first()
  await head.getByRole('link', { name: t('payment.addAccount') }).waitFor()
  await head.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => rows.count()).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => rows.count()).toBe(2)
  await rows.last().getByText(t('payment.noOrder')).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/palmEvaluate\?ticket=\d+/)
})

test('an account filled in elsewhere shows at once, and no figure of a day stands under the heading of an empty one', async () => {
  const { customerId } = await addVendor('1')
  await readyTicket(mill, { customerId, ...outAt(3) })
  await setAccount(customerId, null)
  const page = await open(DAY)
  await withoutAccount(page, 2).waitFor()
  await setAccount(customerId, '012345678901')
  publishChange('vendors', [customerId])
  await withoutAccount(page, 1).waitFor()
  const release = await delayResponses(page, '**/report/ReportDailyPalmPayment')
  await type(page, formatDay(EMPTY, 'table', 'th'))
  await page.getByText(formatDay(EMPTY, 'heading', 'th')).waitFor()
  await withoutAccount(page, 1).waitFor({ state: 'detached' })
  const banks = page.getByRole('group', { name: t('term.bank') })
  expect(await banks.textContent()).not.toMatch(/\d\.\d\d/)
  release()
  await page.getByText(t('report.noData', { date: EMPTY })).waitFor()
  expect(await page.getByText(tickets(3)).count()).toBe(0)
  expect((await downloads.pdf(page)).text).toContain(bare(t('document.empty')))
  const { rows } = await downloads.excel(page)
  expect(rows.map((row) => row[3])).toEqual([t('report.owner'), t('term.total')])
  const date = addDays(TODAY, 9)
  await pushAddress(page, `${SCREEN}?date=${date}`)
  await page.getByText(t('report.toCome', { date })).waitFor()
})

test('a day of 5,000 tickets opens at once, goes on page by page, and is whole in its files and on paper', async () => {
  await weighMany()
  const page = await browser.open({ as: mill.officers[91] })
  page.setDefaultTimeout(120_000)
  await visit(page, `${SCREEN}?date=${BUSY}`)
  await page.getByText(tickets(MANY)).first().waitFor()
  const rows = () => page.evaluate(countTickets)
  expect(await rows()).toBe(100)
  const last = () => page.locator('tbody tr').last().textContent()
  await page.getByRole('button', { name: t('ui.last') }).click()
  await expect.poll(last).toContain(`B-${MANY}`)
  await page.getByText(t('ui.range', { from: '4,901', to: '5,000', total: '5,000' })).waitFor()
  await page.getByRole('combobox', { name: t('ui.rowsPerPage') }).selectOption('20')
  await expect.poll(rows).toBe(20)
  await page.getByRole('textbox', { name: t('ui.goToPage') }).fill('3')
  await page.keyboard.press('Enter')
  await expect.poll(last).toContain('B-60')
  await page.reload()
  await expect.poll(last).toContain('B-60')
  const file = await downloads.excel(page)
  expect(file.rows).toHaveLength(1 + 1 + MANY + 1)
  const { text } = await downloads.pdf(page)
  expect(text).toContain(bare(`${t('term.total')} ${tickets(MANY)}`))
  // The browser puts the page on paper right after the first event.
  const onPaper = await page.evaluate(`
    dispatchEvent(new Event('beforeprint'))
    const onPaper = (${countTickets})()
    dispatchEvent(new Event('afterprint'))
    onPaper`)
  expect(onPaper).toBe(MANY)
  await expect.poll(rows, { timeout: 120_000 }).toBeLessThan(MANY)
}, 500_000)

async function open(date: string, group?: string): Promise<Page> {
  const page = await browser.open({ as: mill.officers[91] })
  await visit(page, `${SCREEN}?date=${date}${group ? `&group=${group}` : ''}`)
  return page
}

async function type(page: Page, day: string): Promise<void> {
  await dayField(page).fill(day)
  await dayField(page).press('Enter')
}

function dateOf(page: Page): string | null {
  return new URL(page.url()).searchParams.get('date')
}

/** What the strip of banks says of those without an account. */
function withoutAccount(page: Page, n: number) {
  const words = `${t('payment.bank.none')} ${t('report.owners', counted(n))}`
  return page.getByRole('button', { name: new RegExp(`^${words}`) })
}

/** The rows of an owner in the Excel file: the payee's, then its tickets'. */
function inPayees(rows: unknown[][], avl: string): unknown[][] {
  return rows.filter((row) => row[2] === avl)
}

function tickets(n: number): string {
  return t('report.tickets', counted(n))
}

function outAt(minute: number) {
  return leftAt(new Date(Date.parse(`${DAY}T09:00:00+07:00`) + minute * 60_000))
}

async function rename(id: number, name: string): Promise<void> {
  await db().updateTable('customers').set({ name }).where('id', '=', id).execute()
  await keepPresentNames()
}

async function setAccount(id: number, bank_account: string | null): Promise<void> {
  const bank_name = bank_account && 'ธ.ก.ส.'
  await updateRows('customers', { id }, { bank_name, bank_account })
}

/** What the day pays, as the wire says it: by ticket, and in all. */
async function reported() {
  const { payment, total } = await dailyPayment(DAY, 'all')
  return { payment, total: Number(total.Paid) }
}

type Payment = Awaited<ReturnType<typeof reported>>['payment']

function paidOf(payment: Payment, group: string): number {
  const its = payment.filter(({ CustomerID }) => CustomerID.startsWith(group))
  return its.reduce((satang, { Paid }) => satang + Math.round(Number(Paid) * 100), 0) / 100
}

/** Tickets of one customer on the busy day, weighed out, graded and priced. */
async function weighMany(): Promise<void> {
  const { customerId } = mill.vendor
  const officer = mill.officers[52].id
  await sql`
    with tickets as (
      insert into weigh_tickets (scale_id_in, slip_number, registration, customer_id, product_code,
        weight_in_kg, time_in, weight_out_kg, time_out)
      select 'BUSY-' || n, 'B-' || n, (select registration from vehicles limit 1), ${customerId}, 'FFB-RAMP',
        15230, ${`${BUSY}T01:00:00+07:00`}::timestamptz, 6010,
        ${`${BUSY}T02:00:00+07:00`}::timestamptz + n * interval '10 seconds'
      from generate_series(1, ${MANY}) n returning id
    ), graded as (
      insert into gradings (ticket_id, grade_percent, is_return, graded_at, graded_by)
      select id, 18, false, now(), ${officer} from tickets returning id, ticket_id
    )
    insert into valuations (ticket_id, grading_id, ladder_version_id, grade_price, level_price, premium_price,
      computed_grade_price, computed_level_price, computed_premium_price, valued_at, valued_by)
    select ticket_id, id, (select id from ladder_versions limit 1), 5.20, 0, 0, 5.20, 0, 0, now(), ${officer}
    from graded`.execute(db())
  // As PostgreSQL does by itself after so many rows, a little later.
  await sql`analyze`.execute(db())
}

/** Runs in the page: how many tickets are drawn. */
function countTickets(): number {
  return document.querySelectorAll('tbody tr:not(:has(th))').length
}
