import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { money, whole } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import { buildMill, readyTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderNow } from '../orders.ts'
import { bare, textOf } from '../pdf.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { chooseReason, giveReason } from './reasons.ts'
import { actionsOf, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { loseNetwork, navigate, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const DAY = 24 * 3600_000
const timeIn = new Date(Date.now() - 3 * DAY)
const order = await draftOrder(mill)
const slips: string[] = []
/** Kilograms whose amounts and taxes need rounding. */
for (const weightIn of [15_233, 13_787, 21_001, 9_999, 8_888]) {
  const line = await addTicket(mill, order, await readyTicket(mill, { weightIn, timeIn }))
  slips.push(line.WeightSequenceWeightOut ?? '')
}
const [chosenDay, byExit, wrong, neverCame, alsoByExit] = slips as [
  string,
  string,
  string,
  string,
  string,
]
const { PONumber: po, VendorOrganizationName: vendor } = await orderNow(order)
const record = `/Controller/poLine/${order}`
const REASON = 'เลือกผู้ขายผิด'
const chosen = businessDay(new Date(Date.now() - DAY))
const exit = businessDay(new Date(timeIn.getTime() + 3600_000))

test('an order is sent back with a reason, fixed and submitted again, approved by another and confirmed', async () => {
  const sender = await openAt(1, record)
  await takeStep(sender, 'submit')
  await sender.getByText(t('record.submitted')).waitFor()

  const approver = await openAt(50, record)
  await approver.getByRole('button', { name: t('po.reject') }).click()
  const question = approver.getByRole('dialog', { name: t('ask.reject', { po }) })
  await question.getByRole('button', { name: t('po.reject') }).click()
  await question.getByText(t('v.reasonText')).waitFor()
  await chooseReason(question, 'wrongVendor')
  await question.getByRole('button', { name: t('po.reject') }).click()
  await waitForMessage(approver, t('done.reject', { po }))

  const why = t('term.rejected', { reason: REASON })
  await sender.getByRole('alert').filter({ hasText: why }).first().waitFor()
  await navigate(sender, '/Controller/po')
  await sender.getByRole('button', { name: t('ui.expand', { name: po }) }).click()
  await sender.getByText(why).waitFor()
  await navigate(sender, record)
  await lineOf(sender, wrong)
    .getByRole('button', { name: `${t('po.remove')} ${wrong}` })
    .click()
  const removal = sender.getByRole('dialog', { name: t('ask.removeLine', { ticket: wrong, po }) })
  await removal.getByRole('button', { name: t('po.remove') }).click()
  await lineOf(sender, wrong).waitFor({ state: 'detached' })
  await takeStep(sender, 'submit')
  await sender.getByText(t('po.ownOrder', { po })).waitFor()
  const approve = sender.getByRole('button', { name: t('po.approve'), exact: true })
  await expect.poll(() => approve.count()).toBe(0)
  await navigate(sender, '/Controller/po')
  await expect.poll(() => actionsOf(sender, po)).not.toContain(t('po.approve'))

  const purchaser = await openAt(51, record)
  await takeStep(approver, 'approve')
  await takeStep(purchaser, 'confirm')
  expect((await orderNow(order)).State).toBe('CF')
})

test('one line is received on a chosen day, one is released, the rest on their exit dates', async () => {
  const warehouse = await openAt(81, '/Controller/receipt')
  await warehouse.getByRole('button', { name: t('ui.expand', { name: po }) }).click()
  await warehouse.getByRole('button', { name: `${t('po.receive')} ${chosenDay}` }).click()
  const dialog = warehouse.getByRole('dialog')
  const day = dialog.getByRole('textbox', { name: t('ask.receive.date') })
  await expect.poll(() => day.inputValue()).toBe(formatDay(exit, 'table', 'th'))
  await day.fill(formatDay(chosen, 'table', 'th'))
  await dialog.getByRole('button', { name: t('po.receive'), exact: true }).click()
  await waitForMessage(warehouse, t('done.received'))
  await rowOf(warehouse, po).getByText('1/4').waitFor()

  await release(await openAt(50, record), neverCame)
  await rowOf(warehouse, po).getByText('1/3').waitFor()

  const rest = t('receive.rest', { n: 2, count: 2 })
  const all = `${rest} ${po}`
  const sent: string[] = []
  warehouse.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await loseNetwork(warehouse)
  await warehouse.getByRole('button', { name: all }).click()
  await warehouse.getByText(t('sys.network')).waitFor()
  await warehouse.context().setOffline(false)
  await warehouse.getByText(t('sys.backOnline.retry')).waitFor()
  await warehouse.getByRole('button', { name: all }).dblclick()
  await waitForMessage(warehouse, t('done.receivedAll', { n: 2 }))
  await rowOf(warehouse, po).waitFor({ state: 'detached' })
  await warehouse.getByRole('button', { name: t('receive.tab.done') }).click()
  await rowOf(warehouse, po).getByText('3/3').waitFor()
  expect(sent.filter((path) => path.endsWith('/receiveLines'))).toHaveLength(1)
  expect(await receiptDays()).toEqual({ [chosenDay]: chosen, [byExit]: exit, [alsoByExit]: exit })
})

test('accounting checks lines, tax and bank, and owes to the satang what the database says; history and document tell all of it', async () => {
  const page = await openAt(91, '/Controller/invoice')
  await rowOf(page, po)
    .getByRole('button', { name: `${t('po.invoice')} ${po}` })
    .click()
  const dialog = page.getByRole('dialog', { name: t('ask.invoice', { po }) })
  const table = dialog.getByRole('table')
  await table.waitFor()
  const cells = await table.locator('tbody tr').evaluateAll(cellsOf)
  const sums = await table.locator('tfoot tr').evaluateAll(cellsOf)
  const facts = bare((await dialog.textContent()) ?? '')
  const { bank_name, bank_account, tax_percent } = await payee()
  for (const fact of [bank_name, groupAccount(bank_account ?? '', bank_name), `${tax_percent}%`]) {
    expect(facts).toContain(bare(fact ?? ''))
  }
  await dialog.getByRole('button', { name: t('po.invoice') }).click()
  await waitForMessage(page, t('done.invoiced'))
  await rowOf(page, po).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('po.showAll') }).click()
  await rowOf(page, po).getByText(t('po.state.IV')).waitFor()
  const { lines, total } = await payable()
  expect(cells.map(([slip, , ...figures]) => [slip, ...figures])).toEqual(lines)
  expect(sums.flat().filter((cell) => /^\d/.test(cell))).toEqual(total)

  await navigate(page, record)
  const events = page.getByRole('complementary').getByRole('listitem')
  const texts = (await events.filter({ has: page.getByRole('time') }).allTextContents()).map(bare)
  const story = [
    ['history.invoice', t('history.payable', await owed())],
    ['history.receive', t('history.tickets', { n: 2, count: 2 }), t('history.allReceived')],
    ['history.release', neverCame, 'รถไม่มา'],
    ['history.receive', chosenDay, formatDay(chosen, 'short', 'th')],
    ['history.confirm', name(51)],
    ['history.approve', name(50)],
    ['history.submit', name(1)],
    ['history.removeLine', wrong],
    ['history.reject', REASON, name(50)],
    ['history.submit', name(1)],
    ['history.addLine', t('history.tickets', { n: 5, count: 5 })],
    ['history.create', name(51)],
  ] as const
  expect(texts.length).toBe(story.length)
  for (const [at, [action, ...facts]] of story.entries()) {
    expect(texts[at]).toMatch(new RegExp(`^${bare(t(action))}`))
    for (const fact of facts) expect(texts[at]).toContain(bare(fact))
  }

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('ui.rowMenu', { name: po }) })
    .click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t('po.exportPdf') }).click()
  const download = await coming
  await waitForMessage(page, t('done.exported', { file: download.suggestedFilename() }))
  const text = bare(textOf(await readFile(await download.path())))
  for (const fact of [po, vendor, (await owed()).amount, ...[chosenDay, byExit, alsoByExit]]) {
    expect(text).toContain(bare(fact))
  }
  expect(text).not.toContain(neverCame)
})

async function openAt(role: Role, address: string): Promise<Page> {
  const page = await browser.open({ as: mill.officers[role] })
  const listening = page.waitForResponse('**/live/listen')
  await visit(page, address)
  await listening
  return page
}

/** Presses the order's next step, and says yes to its question. */
async function takeStep(page: Page, step: 'submit' | 'approve' | 'confirm'): Promise<void> {
  const verb = t(`po.${step}`)
  await page.getByRole('banner').getByRole('button', { name: verb, exact: true }).click()
  const question = page.getByRole('dialog', { name: t(`ask.${step}`, { po }) })
  await question.getByRole('button', { name: verb, exact: true }).click()
  await question.waitFor({ state: 'detached' })
}

async function release(page: Page, slip: string): Promise<void> {
  const line = lineOf(page, slip)
  await line.getByRole('button', { name: t('ui.rowMenu', { name: slip }) }).click()
  await page.getByRole('menuitem', { name: t('po.release') }).click()
  const question = page.getByRole('dialog')
  await giveReason(question, 'รถไม่มา')
  await question.getByRole('button', { name: t('po.release') }).click()
  await waitForMessage(page, t('done.lineReleased', { ticket: slip }))
}

function lineOf(page: Page, slip: string): Locator {
  return page.getByRole('table', { name: t('record.lines') }).locator('tr', { hasText: slip })
}

function cellsOf(rows: Element[]): string[][] {
  return rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''))
}

function name(role: Role): string {
  return `${mill.officers[role].firstName} ${mill.officers[role].lastName}`
}

/** The day on which each ticket was received, by slip number. */
async function receiptDays(): Promise<Record<string, string>> {
  const rows = await db()
    .selectFrom('receipts')
    .innerJoin('order_lines', 'order_lines.id', 'line_id')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'ticket_id')
    .select(['slip_number', 'receipt_day'])
    .execute()
  return Object.fromEntries(rows.map(({ slip_number, receipt_day }) => [slip_number, receipt_day]))
}

function payee() {
  return db()
    .selectFrom('customers')
    .select(['bank_name', 'bank_account', 'tax_percent'])
    .where('id', '=', mill.vendor.customerId)
    .executeTakeFirstOrThrow()
}

/** The payable as people write it: slip, net, price, amount, tax and paid of its lines, and their sums. */
async function payable() {
  const rows = await db()
    .selectFrom('payable_lines')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'payable_lines.ticket_id')
    .innerJoin('order_lines', 'order_lines.id', 'line_id')
    .selectAll('payable_lines')
    .select('slip_number')
    .orderBy('line_number')
    .execute()
  const lines = rows.map(({ slip_number, net_weight_kg, net_price, amount, tax, paid }) => [
    slip_number,
    whole(net_weight_kg),
    ...[net_price, amount, tax, paid].map(money),
  ])
  const { amount, tax, paid } = await sumsOf()
  const { TotalWeight } = await orderNow(order)
  return { lines, total: [whole(TotalWeight), money(amount), money(tax), money(paid)] }
}

function sumsOf() {
  return db().selectFrom('payables').selectAll().executeTakeFirstOrThrow()
}

async function owed() {
  const { amount, paid } = await sumsOf()
  return { amount: money(amount), paid: money(paid) }
}
