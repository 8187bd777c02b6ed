import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { addDays, businessDay, formatDay } from '../../platform/thai-date.ts'
import { ADD_GUARD_MS } from '../../purchase-orders/rules.ts'
import { money, whole } from '../../ui/format.ts'
import { addVendor, buildMill, readyTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../orders.ts'
import { updateRows } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { freezeClockAt } from './frozen-clock.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { EVENTS_MS, visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const today = businessDay(new Date())
const yesterday = addDays(today, -1)
const dayBefore = addDays(today, -2)

test('all tickets of a day are added with one press; a second press within two seconds adds nothing and asks to wait', async () => {
  const { page, id, tickets } = await openDraft([
    [yesterday, 13_787],
    [yesterday, 15_233],
    [dayBefore, 21_001],
  ])
  await freezeClockAt(page, 100_000_000)
  await tickets.getByRole('checkbox', { name: dayBox(yesterday) }).check()
  const chosen = { n: 2, kg: whole(13_787 - 6010 + 15_233 - 6010) }
  await tickets.getByText(t('tickets.chosen', chosen)).waitFor()
  await addButton(tickets, 2).click()
  await waitForMessage(page, t('done.poLinesCreated', { n: 2 }))
  await expect.poll(() => linesOf(page).count()).toBe(2)
  await expect.poll(() => ticketsOf(tickets).count()).toBe(1)
  const total = await totalOf(id)
  const foot = page.getByRole('table', { name: t('record.lines') }).locator('tfoot')
  await expect
    .poll(() => foot.getByRole('cell').allTextContents())
    .toEqual(expect.arrayContaining([whole(total.net), money(total.amount)]))
  expect(total).toEqual({ net: '17000.00', amount: '88400.00' })

  await tickets.getByRole('checkbox', { name: dayBox(dayBefore) }).check()
  await freezeClockAt(page, 100_000_000 + ADD_GUARD_MS - 1)
  await addButton(tickets, 1).click()
  await page
    .getByRole('alert')
    .filter({ hasText: t('po.wait') })
    .waitFor()
  expect((await orderNow(id)).TotalLine).toBe(2)
  await freezeClockAt(page, 100_000_000 + ADD_GUARD_MS)
  await addButton(tickets, 1).click()
  await waitForMessage(page, t('done.poLineCreated'))
  await expect.poll(() => linesOf(page).count()).toBe(3)
  expect((await orderNow(id)).TotalLine).toBe(3)
})

test('loose fruit in an order of bunches is asked about; the order is read once for all tickets that are added', async () => {
  const { page, id, ids, tickets } = await openDraft([
    [yesterday, 15_230],
    [yesterday, 13_787],
    [yesterday, 21_003],
    [yesterday, 21_003],
  ])
  const loose = await db()
    .updateTable('weigh_tickets')
    .set({ product_type_name: 'ปาล์มร่วง' })
    .where('id', '=', ids[1]!)
    .returning('ticket_name')
    .executeTakeFirstOrThrow()
  publishChange('tickets', [ids[1]!])
  await tickets.getByRole('checkbox', { name: t('ui.ticks.all') }).check()
  await tickets.getByText('ปาล์มร่วง').first().waitFor()
  await addButton(tickets, 4).click()
  const question = page.getByRole('dialog')
  const named = { ticket: loose.ticket_name, product: 'ปาล์มร่วง' }
  await question.getByText(t('ask.otherProducts.one', named)).waitFor()
  await question.getByRole('button', { name: t('ui.close') }).click()
  await question.waitFor({ state: 'detached' })
  expect((await orderNow(id)).TotalLine).toBe(0)
  await addButton(tickets, 4).click()
  await waitUntilClickable(question)
  let reads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/getEnvironmentPOLineManage')) reads += 1
  })
  await question.getByRole('button', { name: t('po.addAnyway') }).click()
  await waitForMessage(page, t('done.poLinesCreated', { n: 4 }))
  expect((await orderNow(id)).TotalLine).toBe(4)
  await expect.poll(() => linesOf(page).count()).toBe(4)
  // And once for the change events.
  await page.waitForTimeout(EVENTS_MS)
  expect(reads).toBeGreaterThan(0)
  expect(reads).toBeLessThanOrEqual(2)
})

test('adding can be stopped, and ends where no answer comes and where the order was submitted meanwhile, each time with what became of it', async () => {
  const { page, id, tickets } = await openDraft([
    [yesterday, 15_230],
    [yesterday, 13_787],
    [yesterday, 21_003],
  ])
  await freezeClockAt(page, 100_000_000)
  const call = '**/createPOLine'
  const respond = await delayResponses(page, call)
  await tickets.getByRole('checkbox', { name: t('ui.ticks.all') }).check()
  await addButton(tickets, 3).click()
  await tickets.getByRole('button', { name: t('ui.stop') }).click()
  respond()
  await addButton(tickets, 2).waitFor()
  await page.getByText(t('tickets.adding', { n: 1, m: 3 })).waitFor()
  expect((await orderNow(id)).TotalLine).toBe(1)

  await freezeClockAt(page, 200_000_000)
  await page.unroute(call)
  await page.route(call, () => {})
  await addButton(tickets, 2).click()
  await page.getByText(t('sys.slow')).waitFor()
  await page.getByRole('button', { name: t('ui.stopWaiting') }).click()
  await waitForMessage(page, t('done.poLinesPartly', { n: 0, m: 2 }))
  await page.getByText(t('sys.networkUnsure')).first().waitFor()

  await freezeClockAt(page, 300_000_000)
  await page.unroute(call)
  let tried = 0
  await page.route(call, async (route) => {
    tried += 1
    if (tried === 1) await perform(mill, 'submit', id)
    await route.continue()
  })
  await addButton(tickets, 2).click()
  const { PONumber: po } = await orderNow(id)
  const why = t('po.notDraft', { po, state: 'S' })
  await page.getByRole('alert').filter({ hasText: why }).first().waitFor()
  expect(tried).toBe(1)
  browser.errors.expect(/status of 400 .*createPOLine/)
})

test('what another officer adds or takes is seen without a reload, also while change events never pause; a line is taken out again; weights keep their decimals', async () => {
  const { page, id, ids, tickets, vendor } = await openDraft([
    [yesterday, 15_230.5],
    [yesterday, 15_230.25],
    [yesterday, 21_003],
  ])
  await tickets.getByText('9,220.25').waitFor()
  const { WeightSequenceWeightOut: slip } = await addTicket(mill, id, ids[0]!)
  const line = linesOf(page).filter({ hasText: slip! })
  await line.waitFor()
  await page.getByText(t('record.ready')).waitFor()
  await expect.poll(() => ticketsOf(tickets).count()).toBe(2)
  await line.getByRole('button', { name: `${t('po.remove')} ${slip}` }).click()
  const po = (await orderNow(id)).PONumber
  const question = page.getByRole('dialog', { name: t('ask.removeLine', { ticket: slip, po }) })
  await question.getByRole('button', { name: t('po.remove') }).click()
  await waitForMessage(page, t('done.poLineDeleted', { ticket: slip }))
  await line.waitFor({ state: 'detached' })
  await expect.poll(() => ticketsOf(tickets).count()).toBe(3)
  expect((await orderNow(id)).TotalLine).toBe(0)
  const submit = page.getByRole('button', { name: t('po.submit') })
  await expect.poll(() => submit.isDisabled()).toBe(true)

  await tickets.getByRole('checkbox', { name: t('ui.ticks.all') }).check()
  await addButton(tickets, 3).waitFor()
  await addTicket(mill, await draftOrder(mill, vendor), ids[2]!)
  await addButton(tickets, 2).waitFor()
  await expect.poll(() => ticketsOf(tickets).count()).toBe(2)
  await addButton(tickets, 2).click()
  await waitForMessage(page, t('done.poLinesCreated', { n: 2 }))
  await expect.poll(() => linesOf(page).count()).toBe(2)
  const lines = page.getByRole('table', { name: t('record.lines') })
  for (const figure of ['15,230.50', '15,230.25', '9,220.50', '9,220.25', '18,440.75']) {
    await lines.getByRole('cell', { name: figure, exact: true }).waitFor()
  }

  const publish = () => {
    publishChange('orders', [id])
    publishChange('tickets', ids)
  }
  const events = setInterval(publish, 300)
  onTestFinished(() => clearInterval(events))
  await addTicket(mill, id, await readyTicket(mill, { customerId: vendor.customerId }))
  await expect.poll(() => linesOf(page).count(), { timeout: 30_000 }).toBe(3)
  clearInterval(events)

  await updateRows('vendor_links', { vendor_id: vendor.id }, { unlinked_at: new Date() })
  await page.reload()
  const unlinked = page.getByRole('alert').filter({ hasText: t('po.noAvl', { po }) })
  await unlinked.waitFor()
  await expect.poll(() => tickets.count(), { message: 'a vendor without AVL' }).toBe(0)
})

/** A draft of a vendor of its own, open on the screen; free are tickets of these days and weights in. */
async function openDraft(free: [day: string, weightIn: number][]) {
  const vendor = await addVendor()
  const ids: number[] = []
  for (const [day, weightIn] of free) {
    const timeIn = new Date(`${day}T09:00:00+07:00`)
    ids.push(await readyTicket(mill, { customerId: vendor.customerId, weightIn, timeIn }))
  }
  const id = await draftOrder(mill, vendor)
  const page = await browser.open({ as: mill.officers[51] })
  const listening = page.waitForResponse('**/live/listen')
  await visit(page, `/Controller/poLine/${id}`)
  await listening
  const tickets = page.getByRole('region', { name: t('tickets.title') })
  await expect.poll(() => ticketsOf(tickets).count()).toBe(free.length)
  return { page, id, ids, vendor, tickets }
}

function dayBox(day: string): string {
  return t('tickets.chooseDay', { day: formatDay(day, 'short', 'th') })
}

function addButton(tickets: Locator, n: number): Locator {
  return tickets.getByRole('button', { name: t('tickets.add', { n, count: n }), exact: true })
}

/** The boxes of single tickets. */
function ticketsOf(tickets: Locator): Locator {
  return tickets.getByRole('checkbox', { name: /^เลือก \d/ })
}

/** The rows of the order's lines, without their head and total. */
function linesOf(page: Page): Locator {
  return page.getByRole('table', { name: t('record.lines') }).locator('tbody tr')
}

/** Kilograms and baht of the order's lines, computed by the database. */
function totalOf(orderId: string) {
  return db()
    .selectFrom('order_lines')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'ticket_id')
    .innerJoin('valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .select([
      sql<string>`sum(net_weight_kg)`.as('net'),
      sql<string>`sum(round(net_weight_kg * net_price, 2))`.as('amount'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}
