import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { payment } from '../../platform/money.ts'
import { addVendor, assignTicket, openTestMill, readyTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, perform } from '../../tests/orders.ts'
import { updateRows } from '../../tests/rows.ts'
import { orderSheet } from './payables.ts'

const mill = await openTestMill()

const ORDER = { SysTaxDeduction: '3.00', TotalTax: '1438.32', TotalPaid: '46505.68' }

async function taxed(percent: string) {
  const vendor = await addVendor()
  await updateRows('customers', { id: vendor.customerId }, { tax_percent: percent })
  return vendor
}

test('a ticket that was moved to another customer is paid by the terms of its order', async () => {
  const order = await draftOrder(mill)
  const ticket = await readyTicket(mill)
  await addTicket(mill, order, ticket)
  expect(await orderSheet(order)).toMatchObject(ORDER)
  await assignTicket(ticket, (await taxed('0.75')).customerId)
  expect(await orderSheet(order)).toMatchObject(ORDER)
})

test('a canceled order keeps its own terms when its ticket is paid on another', async () => {
  const [canceled, other] = [await draftOrder(mill), await taxed('0.37')]
  const ticket = await readyTicket(mill)
  await addTicket(mill, canceled, ticket)
  for (const action of ['submit', 'approve', 'cancel'] as const)
    await perform(mill, action, canceled)
  await assignTicket(ticket, other.customerId)
  const invoiced = await draftOrder(mill, other)
  await addTicket(mill, invoiced, ticket)
  for (const action of ['submit', 'approve', 'confirm', 'receive', 'invoice'] as const)
    await perform(mill, action, invoiced)
  expect(await orderSheet(canceled)).toMatchObject(ORDER)
  expect(await orderSheet(invoiced)).toMatchObject({
    SysTaxDeduction: '0.37',
    TotalTax: '177.39',
    TotalPaid: '47766.61',
  })
})

test('the database computes amounts as the rule does, to the satang', async () => {
  const seller = await taxed('0.37')
  const ids: number[] = []
  for (let weightIn = 15_000; ids.length < 40; weightIn += 12.37)
    ids.push(await readyTicket(mill, { customerId: seller.customerId, weightIn }))
  const payments = await db()
    .selectFrom('ticket_payments')
    .selectAll()
    .where('ticket_id', 'in', ids)
    .execute()
  expect(payments).toHaveLength(40)
  for (const { net_weight_kg, net_price, tax_percent, ...paid } of payments) {
    const { amount, tax, paid: rest } = payment(net_weight_kg!, net_price!, tax_percent)
    expect(paid).toMatchObject({
      amount: amount.toFixed(2),
      tax: tax.toFixed(2),
      paid: rest.toFixed(2),
    })
  }
})
