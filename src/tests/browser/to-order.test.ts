import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { addVendor, buildMill, readyTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { openDialog, pushAddress, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const HOUR = 3600_000

test('all palm of yesterday becomes submitted orders in three presses, and one more takes them back; head and total stick to the edges of what scrolls them', async () => {
  const ready = [await addVendor(), await addVendor(), mill.vendor]
  const timeIn = new Date(Date.now() - 24 * HOUR)
  const before = new Date(Date.now() - 80 * HOUR)
  const tickets: number[] = []
  for (const { customerId } of ready) {
    for (let n = 0; n < 2; n += 1) {
      tickets.push(await readyTicket(mill, { customerId, timeIn, timeOut: timeIn }))
    }
    await readyTicket(mill, { customerId, timeIn: before })
  }
  for (let n = 0; n < 6; n += 1) {
    await readyTicket(mill, { customerId: (await addVendor()).customerId, timeIn: before })
  }
  const bare = await addVendor()
  await readyTicket(mill, { customerId: bare.customerId, timeIn, timeOut: timeIn })
  await db().updateTable('vendors').set({ dimension_7: null }).where('id', '=', bare.id).execute()

  const page = await browser.open({ as: mill.officers[51], at: '/Controller/toOrder' })
  await page.getByRole('button', { name: t('toOrder.tickYesterday') }).click()
  const bar = page.getByRole('region', { name: t('ui.ticks') })
  await bar.getByRole('button', { name: t('toOrder.makeAndSubmit') }).click()
  const dialog = await openDialog(page)
  expect(await dialog.getByText(t('toOrder.noD7')).count()).toBe(1)
  const verb = t('toOrder.makeAndSubmit.n', { n: 3, count: 3 })
  await dialog.getByRole('button', { name: verb }).click()
  await waitForMessage(page, t('toOrder.submitted', { n: 3, count: 3 }))

  expect(await orderStates(tickets)).toEqual(Array(6).fill('S'))
  await page.getByText(t('toOrder.vendors', { n: 10, count: 10 })).waitFor()
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await page.getByText(t('toOrder.withdrawn', { n: 3, count: 3 })).waitFor()
  expect(await orderStates(tickets)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 360 })
  await waitUntilIdle(page)
  await page.getByRole('checkbox', { name: t('ui.selectPage') }).check()
  await bar.getByRole('button', { name: t('toOrder.makeAndSubmit') }).click()
  await waitUntilClickable(dialog)
  const distances = dialog.getByRole('table').evaluate((table) => {
    let body = table.parentElement!
    while (getComputedStyle(body).overflowY !== 'auto') body = body.parentElement!
    body.scrollTop = 60
    const edges = (one: Element | null) => one!.getBoundingClientRect()
    return {
      scrolled: body.scrollTop,
      head: edges(table.querySelector('th')).top - edges(body).top,
      foot: edges(body).bottom - edges(table.querySelector('tfoot td')).bottom,
    }
  })
  expect(await distances).toEqual({ scrolled: 60, head: 0, foot: 0 })
})

test('an order is made with the head that the officer changed, and none of the row that moves up under a double press', async () => {
  const vendors = [await addVendor(), await addVendor()]
  const timeIn = new Date(Date.now() - 400 * HOUR)
  const tickets: number[] = []
  for (const { customerId } of vendors) {
    tickets.push(await readyTicket(mill, { customerId, timeIn, timeOut: timeIn }))
  }
  const { customerId, avl } = await addVendor()
  const ticket = await readyTicket(mill, { customerId })
  const page = await browser.open({ as: mill.officers[51], at: `/Controller/toOrder?q="${avl}"` })
  const row = page.locator('tr[data-row]').first()
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: t('toOrder.changeHead') }).click()
  const head = await openDialog(page)
  await head.getByLabel(t('new.Delivery')).fill('ส่งถึงโรงงาน')
  await head.getByRole('button', { name: t('toOrder.useHead') }).click()
  await page.getByText(t('toOrder.head.typed')).waitFor()
  await row.focus()
  await page.keyboard.press('Enter')
  const dialog = await openDialog(page)
  const n = { n: 1, count: 1 }
  await dialog.getByRole('button', { name: t('toOrder.makeAndSubmit.n', n) }).click()
  await waitForMessage(page, t('toOrder.submitted', n))
  const made = db()
    .selectFrom('lines_in_force')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'lines_in_force.order_id')
    .select('delivery')
    .where('ticket_id', '=', ticket)
  expect(await made.executeTakeFirst()).toEqual({ delivery: 'ส่งถึงโรงงาน' })

  await pushAddress(page, '/Controller/toOrder')
  for (const { name } of vendors) await rowOf(page, name).waitFor()
  await waitUntilIdle(page)
  const make = page.getByRole('button', { name: t('toOrder.make') }).first()
  await page.locator('tr[data-row]').first().hover()
  const { x, y, width, height } = (await make.boundingBox())!
  const place = [x + width / 2, y + height / 2] as const
  await page.evaluate(pressAsRowLeaves, place)
  await page.mouse.click(...place)
  await waitForMessage(page, MADE)
  await waitForMessage(page, t('ui.rowsMoved'))
  await waitUntilIdle(page)
  expect(await orderStates(tickets)).toEqual(['S'])
})

/**
 * Runs in the page: presses twice more, here and beside it, once the first row is gone and another has its button there.
 * However long that takes on a busy machine, by the page's watch it is at once.
 */
function pressAsRowLeaves([clientX, clientY]: readonly [number, number]): void {
  const row = document.querySelector('tr[data-row]')
  const now = performance.now()
  performance.now = () => now
  const press = () => {
    const button = row?.isConnected
      ? null
      : document.elementFromPoint(clientX, clientY)?.closest('button')
    if (!button) return void requestAnimationFrame(press)
    for (const x of [clientX, clientX - 14]) {
      const at = { clientX: x, clientY, detail: 1, bubbles: true, cancelable: true }
      button.dispatchEvent(new MouseEvent('click', at))
    }
    Reflect.deleteProperty(performance, 'now')
  }
  press()
}

/** Names the one order that was made. */
const MADE = new RegExp(
  t('toOrder.submittedOne', { po: 'NBD\\S+', vendor: '.+', amount: '[\\d,.]+' }),
)

/** The states of the orders that the tickets are on. */
async function orderStates(tickets: readonly number[]) {
  const lines = await db()
    .selectFrom('lines_in_force')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'lines_in_force.order_id')
    .select('state')
    .where('ticket_id', 'in', tickets)
    .execute()
  return lines.map(({ state }) => state)
}
