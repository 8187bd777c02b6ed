import { expect, test } from 'vitest'
import { addVendor, buildMill, readyTicket, removeAccount } from '../fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, perform } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { waitForMessage } from './messages.ts'
import { openLines, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { openDialog } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const CONFIRMED = ['submit', 'approve', 'confirm'] as const

test('approved orders are confirmed together; one that was canceled meanwhile is named with the reason', async () => {
  const ids = []
  for (let n = 0; n < 3; n += 1) ids.push(await orderAfter(mill, ['submit', 'approve']))
  const [kept, canceled, other] = ids as [string, string, string]
  const page = await browser.open({ as: mill.officers[51], at: '/Controller/po?state=A' })
  await page.getByRole('checkbox', { name: t('ui.selectPage') }).check()
  await page.getByRole('button', { name: t('po.confirmChosen', { n: 3, count: 3 }) }).click()
  await perform(mill, 'cancel', canceled)
  const respond = await delayResponses(page, '**/po/confirmOrders')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: t('po.confirmChosen', { n: 3, count: 3 }) }).click()
  // A second press would meet the button that stops.
  await dialog.locator('[role="group"][aria-disabled]').waitFor()
  respond()
  await dialog.getByText(t('batch.done', { n: 2, m: 3 })).waitFor()
  const { PONumber } = await orderNow(canceled)
  const refused = dialog.getByRole('listitem')
  await expect.poll(() => refused.count()).toBe(1)
  expect(await refused.getByRole('link').textContent()).toBe(PONumber)
  await dialog.getByRole('button', { name: t('ui.close') }).click()
  await dialog.waitFor({ state: 'detached' })
  const states = await Promise.all([kept, other].map(async (id) => (await orderNow(id)).State))
  expect(states).toEqual(['CF', 'CF'])
})

test('the warehouse receives what is left of two orders in one press, and takes one line back', async () => {
  const orders = [
    await orderAfter(mill, CONFIRMED),
    await orderAfter(mill, [...CONFIRMED, 'receive']),
  ]
  const page = await browser.open({ as: mill.officers[81], at: '/Controller/receipt' })
  for (const id of orders) {
    const { PONumber } = await orderNow(id)
    await rowOf(page, PONumber).getByRole('checkbox').check()
  }
  const rest = t('receive.rest', { n: 3, count: 3 })
  await page
    .getByRole('region', { name: t('ui.ticks') })
    .getByRole('button', { name: rest })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: rest }).click()
  await waitForMessage(page, t('done.receivedAll', { n: 3, count: 3 }))
  expect(await Promise.all(orders.map(orderNow))).toMatchObject([
    { StatePurchase: 'RC' },
    { StatePurchase: 'RC' },
  ])
  const { PONumber } = await orderNow(orders[0]!)
  await page.getByRole('button', { name: t('receive.tab.done') }).click()
  const lines = await openLines(page, PONumber)
  await lines
    .getByRole('button', { name: t('ui.undo') })
    .first()
    .click()
  await waitForMessage(page, t('done.receiptUndone'))
  expect(await orderNow(orders[0]!)).toMatchObject({ StatePurchase: null, TotalReceipt: 1 })
})

test('accounting sets up two payables in one press, that without an account in cash', async () => {
  const poor = await addVendor()
  await removeAccount(poor.customerId)
  const order = await draftOrder(mill, poor)
  await addTicket(mill, order, await readyTicket(mill, { customerId: poor.customerId }))
  for (const action of [...CONFIRMED, 'receive'] as const) await perform(mill, action, order)
  const orders = [order, await orderAfter(mill, [...CONFIRMED, 'receive', 'receive'])]
  const page = await browser.open({ as: mill.officers[91], at: '/Controller/invoice?state=RC' })
  for (const id of orders) {
    const { PONumber } = await orderNow(id)
    await rowOf(page, PONumber).getByRole('checkbox').check()
  }
  const bar = page.getByRole('region', { name: t('ui.ticks') })
  await bar.getByText(t('invoice.without', { n: 1, count: 1 })).waitFor()
  const verb = t('invoice.chosen', { n: 2, count: 2 })
  await bar.getByRole('button', { name: verb }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: verb }).click()
  await waitForMessage(page, t('done.invoicedChosen', { n: 2, count: 2 }))
  expect(await Promise.all(orders.map(orderNow))).toMatchObject([
    { StatePurchase: 'IV' },
    { StatePurchase: 'IV' },
  ])
})
