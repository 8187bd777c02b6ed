import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { approvalConfirms } from '../../purchase-orders/writes/steps.ts'
import { addVendor, buildMill, readyTicket, type Vendor } from '../fixture.ts'
import { orderNow } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { countPresses, type Presses } from './count-presses.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { openDialog } from './visit.ts'
import { closeWindows } from './windows.ts'

const browser = await openBrowser()
const mill = await buildMill()
const DAY = 24 * 3600_000
const ORDERS = 70
/** Names the one order that was made. */
const MADE = new RegExp(
  t('toOrder.submittedOne', { po: 'NBD\\S+', vendor: '.+', amount: '[\\d,.]+' }),
)

beforeAll(() => approvalConfirms.set(true))
afterAll(() => approvalConfirms.set(false))

test('one vendor: from priced trucks to a payable in six presses of four officers', async () => {
  const vendor = await addVendor()
  await addPalm(vendor)
  const counts = [
    await by(51, '/Controller/toOrder', async (page) => {
      await inRow(page, vendor.name, t('toOrder.make'))
      await waitForMessage(page, MADE)
    }),
    await by(50, '/Controller/approve', async (page) => {
      await inRow(page, vendor.name, t('po.approve'))
      await confirm(page, t('approve.verb', { n: 1 }))
      await waitForMessage(page, t('approve.done', { n: 1 }))
    }),
    await by(81, '/Controller/receipt', async (page) => {
      await inRow(page, vendor.name, t('receive.all', { n: 2, count: 2 }))
      await waitForMessage(page, t('done.receivedAll', { n: 2, count: 2 }))
    }),
    await by(91, '/Controller/invoice?state=RC', async (page) => {
      await inRow(page, vendor.name, t('po.invoice'))
      await confirm(page, t('po.invoice'))
      await waitForMessage(page, t('done.invoiced'))
    }),
  ]
  expect(await statesOf([vendor])).toEqual(['IV'])
  expect(sum(counts)).toEqual({ presses: 6, confirmations: 2 })
})

test('a day of 70 orders: a handful of presses for each of four officers', async () => {
  const vendors: Vendor[] = []
  for (let n = 0; n < ORDERS; n += 1) {
    const vendor = await addVendor()
    vendors.push(vendor)
    await addPalm(vendor)
  }
  const n = { n: ORDERS, count: ORDERS }
  const lines = { n: 2 * ORDERS, count: 2 * ORDERS }
  const counts = [
    await by(51, '/Controller/toOrder', async (page) => {
      await page.getByRole('button', { name: t('toOrder.tickYesterday') }).click()
      await inBar(page, t('toOrder.makeAndSubmit'))
      await confirm(page, t('toOrder.makeAndSubmit.n', n))
      await waitForMessage(page, t('toOrder.submitted', n))
    }),
    await by(50, '/Controller/approve', async (page) => {
      await page.getByRole('button', { name: t('approve.plain'), exact: true }).click()
      await inBar(page, t('approve.verb', n))
      await confirm(page, t('approve.verb', n))
      await waitForMessage(page, t('approve.done', n))
    }),
    await by(81, '/Controller/receipt', async (page) => {
      await tickAll(page)
      await inBar(page, t('receive.all', lines))
      await confirm(page, t('receive.all', lines))
      await waitForMessage(page, t('done.receivedAll', lines))
    }),
    await by(91, '/Controller/invoice?state=RC', async (page) => {
      await tickAll(page)
      await inBar(page, t('invoice.chosen', n))
      await confirm(page, t('invoice.chosen', n))
      await waitForMessage(page, t('done.invoicedChosen', n))
    }),
  ]
  expect(await statesOf(vendors)).toEqual(Array(ORDERS).fill('IV'))
  expect(counts.map(({ confirmations }) => confirmations)).toEqual([1, 1, 1, 1])
  expect(counts.map(({ presses }) => presses)).toEqual([3, 3, 4, 4])
})

/** Two trucks of yesterday, graded and priced. */
async function addPalm({ customerId }: Vendor): Promise<void> {
  const timeIn = new Date(Date.now() - DAY)
  for (let n = 0; n < 2; n += 1) {
    await readyTicket(mill, { customerId, timeIn, timeOut: timeIn })
  }
}

/** What the officer of `role` presses on the screen while doing `work`; going there is not counted. The next one gets their window. */
async function by(
  role: Role,
  address: string,
  work: (page: Page) => Promise<void>,
): Promise<Presses> {
  const page = await browser.open({ as: mill.officers[role], at: address })
  const counted = await countPresses(page)
  await work(page)
  const presses = await counted()
  await closeWindows()
  return presses
}

async function inRow(page: Page, name: string, button: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name })
  await row.hover()
  await row
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .first()
    .click()
}

async function inBar(page: Page, button: string): Promise<void> {
  const bar = page.getByRole('region', { name: t('ui.ticks') })
  await bar.getByRole('button', { name: button }).click()
}

async function confirm(page: Page, button: string): Promise<void> {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Ticks the rows of the page, then all that wait. */
async function tickAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: t('ui.selectPage') }).click()
  await page.getByRole('button', { name: t('ui.ticks.allOf', { n: ORDERS }) }).click()
}

/** The states of the vendors' orders, by where the money is. */
async function statesOf(vendors: readonly Vendor[]): Promise<(string | null)[]> {
  const ids = vendors.map(({ id }) => id)
  const orders = await db()
    .selectFrom('purchase_orders')
    .select('id')
    .where('vendor_id', 'in', ids)
    .execute()
  const now = await Promise.all(orders.map(({ id }) => orderNow(id)))
  return now.map(({ StatePurchase }) => StatePurchase)
}

function sum(counts: readonly Presses[]): Presses {
  const add = (key: keyof Presses) => counts.reduce((all, count) => all + count[key], 0)
  return { presses: add('presses'), confirmations: add('confirmations') }
}
