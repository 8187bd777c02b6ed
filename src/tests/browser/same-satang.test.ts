import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Output } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../../reports/contract.ts'
import { kilograms, money } from '../../ui/format.ts'
import { addVendor, buildMill, gradeTicket, valueTicket, weighTicket } from '../fixture.ts'
import { addTicket, draftOrder, perform } from '../orders.ts'
import { textOf } from '../pdf.ts'
import { ask } from '../product.ts'
import { openBrowser } from './browser.ts'
import { collectDownloads } from './downloads.ts'
import { t } from './translate.ts'
import { visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const DAY = addDays(businessDay(new Date()), -1)
const downloads = collectDownloads()

/** Tax in percent of four owners; the last is of the second garden, the third has no account. */
const TAXES = ['3.00', '0.75', '0.00', '1.25']
const owners = await Promise.all(
  TAXES.map(async (tax_percent, index) => {
    const owner = await addVendor(index === 3 ? '2' : '1')
    await changeCustomer(owner.customerId, { tax_percent })
    if (index === 2) await changeCustomer(owner.customerId, { bank_name: null, bank_account: null })
    return owner
  }),
)

/** Kg and baht a kg whose products end on half a satang, or whose taxes do; one is weighed finer. */
const LOADS = [
  ['7770.00', '5.15'],
  ['1000.50', '5.15'],
  ['9220.00', '6.20'],
  ['2340.30', '4.35'],
  ['16310.00', '4.95'],
  ['333.30', '5.05'],
  ['18010.00', '6.00'],
  ['4410.10', '5.25'],
  ['7769.90', '5.35'],
  ['1002.50', '5.25'],
  ['9210.50', '6.15'],
  ['2350.30', '4.45'],
  ['16320.00', '4.97'],
  ['343.30', '5.15'],
  ['18020.10', '6.05'],
  ['4420.30', '5.35'],
] as const
const tickets: number[] = []
for (const [index, [net, price]] of LOADS.entries()) {
  const timeOut = new Date(Date.parse(`${DAY}T08:00:00+07:00`) + index * 600_000)
  const id = await weighTicket({
    customerId: owners[index % owners.length]!.customerId,
    productCode: ['FFB-ESTATE', 'FFB-PPEP', 'FFB-RAMP'][index % 3],
    weightOut: 6010.25,
    weightIn: Number(net) + 6010.25,
    timeIn: new Date(timeOut.getTime() - 1_800_000),
    timeOut,
  })
  await valueTicket(mill, id, await gradeTicket(mill, id, 17 + (index % 4)), price)
  tickets.push(id)
}
// What is owed keeps its own copy; the owner's tax and bank change afterwards.
for (const [index, owner] of owners.slice(0, 2).entries()) {
  const order = await draftOrder(mill, owner)
  for (const id of [tickets[index]!, tickets[index + 4]!]) await addTicket(mill, order, id)
  for (const step of ['submit', 'approve', 'confirm', 'receive', 'receive', 'invoice'] as const)
    await perform(mill, step, order)
  await changeCustomer(owner.customerId, { tax_percent: '2.00', bank_name: 'ธ.ออมสิน' })
}

const paid = await computed()
const DAY_SUMS = paid.at(-1)!
const LINES = paid.slice(0, -1)

test('sixteen tickets are paid, four of them are owed already, and no two sums are alike', async () => {
  const owed = await db().selectFrom('payable_lines').selectAll().execute()
  expect([LINES.length, owed.length]).toEqual([16, 4])
  expect(new Set(LINES.map(({ paid }) => paid)).size).toBe(16)
})

test('the daily payment says the satang of the database by ticket and by payee, on its screen, in Excel and on paper', async () => {
  const page = await browser.open({ as: mill.officers[91] })
  await visit(page, `/Controller/reportDailyPalmPayment?date=${DAY}&group=all&view=ticket`)
  const money4 = (line: ComputedLine) => [line.price, line.amount, line.tax, line.paid].map(money)
  const shown = await numbersOf(page)
  expect(shown.lines.map((line) => line.filter(isSatang))).toEqual(
    LINES.map((line) => [...finer(line), ...money4(line)]),
  )
  const sums = [DAY_SUMS.amount, DAY_SUMS.tax, DAY_SUMS.paid].map(money)
  for (const sum of sums) expect(shown.foot).toContain(sum)

  const { rows: sheet } = await downloads.excel(page)
  const slip = sheet[0]!.indexOf(t('term.slip'))
  const inExcel = sheet.slice(1).filter((row) => row[slip])
  expect(inExcel.map((row) => numbersIn(row).join(' ')).toSorted()).toEqual(
    LINES.map(({ net, price, amount, percent, tax, paid }) =>
      [net, price, amount, percent, tax, paid].map(Number).join(' '),
    ).toSorted(),
  )
  expect(numbersIn(sheet.at(-1)!).slice(-3)).toEqual(
    [DAY_SUMS.amount, DAY_SUMS.tax, DAY_SUMS.paid].map(Number),
  )

  const { file } = await downloads.press(page, 'ui.exportPdf')
  const paper = textOf(await readFile(file))
  const onPaper = paper.match(/\d[\d,]*\.\d\d(?![\d%])/g) ?? []
  for (const line of LINES) for (const sum of money4(line)) expect(onPaper).toContain(sum)
  for (const sum of sums) expect(onPaper).toContain(sum)

  // By payee the subtotals are sums of the same satang.
  await page.getByText(t('payment.view.payee'), { exact: true }).click()
  const heads = page.getByRole('table').locator('tbody tr[data-row]:has(th)')
  await expect.poll(() => heads.count()).toBeGreaterThan(3)
  const subtotals = (await heads.locator('td:last-child').allInnerTexts()).map(satang)
  expect(subtotals.reduce((all, one) => all + one, 0)).toBe(satang(money(DAY_SUMS.paid)))
  const tickets = page.getByRole('table').locator('tbody tr[data-row]:not(:has(th))')
  const paidShown = await tickets.locator('td:last-child').allInnerTexts()
  expect(paidShown.toSorted()).toEqual(LINES.map(({ paid }) => money(paid)).toSorted())
  const payees = sheet.filter(([number]) => typeof number === 'number')
  const inSheet = payees.map((row) => Math.round(numbersIn(row).at(-1)! * 100))
  expect(inSheet).toEqual(subtotals)
})

test('the palm report says the same amounts on its screen and in Excel', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  await visit(page, `/Controller/reportPalm?date=${DAY}&size=50`)
  const shown = await numbersOf(page)
  expect(shown.lines.map((line) => line.filter(isSatang))).toEqual(
    LINES.map((line) => [...finer(line), ...[line.price, line.amount].map(money)]),
  )
  expect(shown.foot).toContain(money(DAY_SUMS.amount))
  const { rows: sheet } = await downloads.excel(page)
  const amounts = sheet.slice(1, 1 + LINES.length).map((row) => numbersIn(row).slice(-2))
  expect(amounts).toEqual(LINES.map(({ price, amount }) => [price, amount].map(Number)))
  expect(numbersIn(sheet.at(-1)!).at(-1)).toBe(Number(DAY_SUMS.amount))
})

test('every report that is asked for that day shows one sum', async () => {
  const { token } = mill.officers[51]
  const of = <Answer>(call: string, body: object) =>
    ask<Answer>(new URL(browser.address), call, body, token)
  const palm = await of<Output<typeof calls.reportPalm>>('report/ReportPalm', { filterDate: DAY })
  const month = await of<Output<typeof calls.reportPalmMonth>>('report/ReportPalmMonth', {
    filterDate: DAY,
  })
  const trend = await of<{ Days: { Date: string; Amount: number }[] }>('dashboard/GetTrend', {})
  expect([
    palm.Stats.Amount,
    month.find((day) => day.Date === DAY)?.Amount,
    trend.Days.find((day) => day.Date === DAY)?.Amount,
  ]).toEqual(Array(3).fill(Number(DAY_SUMS.amount)))
})

interface ComputedLine {
  net: string
  price: string
  percent: string
  amount: string
  tax: string
  paid: string
}

/** What the database alone computes of the day: a line a ticket, and their sums. */
async function computed(): Promise<ComputedLine[]> {
  const { rows } = await sql<ComputedLine>`
    with lines as (
      select time_out, weigh_tickets.net_weight_kg as net, valuations.net_price as price,
        coalesce(payable_lines.tax_percent, customers.tax_percent) as percent,
        round(weigh_tickets.net_weight_kg * valuations.net_price, 2) as amount
      from weigh_tickets
        join customers on customers.id = customer_id
        join valuations on valuations.ticket_id = weigh_tickets.id
        left join payable_lines on payable_lines.ticket_id = weigh_tickets.id
      where day_out = ${DAY}
    ), taxed as (select *, round(amount * percent / 100, 2) as tax from lines)
    select net, price, percent, amount, tax, amount - tax as paid, time_out from taxed
    union all
    select sum(net), null, null, sum(amount), sum(tax), sum(amount - tax), null from taxed
    order by time_out nulls last`.execute(db())
  return rows
}

/** The net weight, where it is no whole number and so stands with its decimals. */
function finer({ net }: ComputedLine): string[] {
  return [kilograms(net)].filter(isSatang)
}

function isSatang(text: string): boolean {
  return /^\d[\d,]*\.\d\d$/.test(text)
}

/** The numbers of each row of the table, and of its foot. */
async function numbersOf(page: Page): Promise<{ lines: string[][]; foot: string[] }> {
  const numbers = (text: string) => text.match(/\d[\d,]*\.\d\d(?![\d%])/g) ?? []
  const rows = page.getByRole('table').locator('tbody tr[data-row]')
  await expect.poll(() => rows.count()).toBe(LINES.length)
  const lines: string[][] = []
  for (const row of await rows.all()) {
    lines.push((await row.locator('td').allInnerTexts()).flatMap(numbers))
  }
  const foot = await page.getByRole('table').locator('tfoot td').allInnerTexts()
  return { lines, foot: foot.flatMap(numbers) }
}

/** The whole satang of a sum as it is shown. */
function satang(shown: string): number {
  return Math.round(Number(shown.replaceAll(',', '')) * 100)
}

function numbersIn(row: readonly unknown[]): number[] {
  return row.filter((cell) => typeof cell === 'number')
}

async function changeCustomer(id: number, to: Record<string, string | null>): Promise<void> {
  await db().updateTable('customers').set(to).where('id', '=', id).execute()
}
