import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import {
  addVendor,
  assignTicket,
  gradeTicket,
  openTestMill,
  valueTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderAfter, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { linesOf } from '../reads/lines.ts'
import { invoicingList } from '../reads/lists.ts'
import type { Action } from '../rules/steps.ts'

const mill = await openTestMill()

const RECEIVED: Action[] = ['submit', 'approve', 'confirm', 'receive', 'receive']

describe('setting up the payable', () => {
  test('copies every amount, tax and account to the satang', async () => {
    const order = await workedOrder()
    await updateRows('customers', { id: mill.vendor.customerId }, { tax_percent: '0.75' })
    await perform(mill, 'invoice', order)
    const lines = await payableLines(order)
    expect(lines).toMatchObject([
      { amount: '57164.00', tax: '428.73', paid: '56735.27', bank_account: '012345678901' },
      { amount: '40015.50', tax: '300.12', paid: '39715.38', tax_percent: '0.75' },
    ])
    const payable = await db()
      .selectFrom('payables')
      .selectAll()
      .where('order_id', '=', order)
      .executeTakeFirst()
    expect(payable).toMatchObject({ amount: '97179.50', tax: '728.85', paid: '96450.65' })
  })

  test('takes tax and account of the order’s customer, as its lists do', async () => {
    const order = await orderAfter(mill, RECEIVED)
    const [line] = await linesOf([order])
    const { customerId } = await addVendor()
    await assignTicket(line!.SSWeightID, customerId)
    await updateRows(
      'customers',
      { id: customerId },
      { tax_percent: '9', bank_account: '999999999999' },
    )
    const { data } = await invoicingList({ page: 0 }, contextOf(mill.officers[91]))
    const listed = data.find(({ UUID }) => UUID === order)!
    await perform(mill, 'invoice', order)
    const { SysTaxDeduction: tax_percent, SysBookBankNumber: bank_account } = listed
    const of = { tax_percent, bank_account }
    expect(await payableLines(order)).toMatchObject([of, of])
  })

  test('twice at once is one payable', async () => {
    const order = await orderAfter(mill, RECEIVED)
    const answers = await Promise.allSettled([
      perform(mill, 'invoice', order),
      perform(mill, 'invoice', order),
    ])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'po.alreadyInvoiced' },
    })
    expect(await payableLines(order)).toHaveLength(2)
  })

  test('is refused until every line is received', async () => {
    const order = await orderAfter(mill, RECEIVED.slice(0, 4))
    await expectRefusal(perform(mill, 'invoice', order), 'po.notFullyReceived', {
      params: { n: 1, m: 2 },
    })
  })
})

/** The two tickets worked out in docs/rules.md, section 4: 9,220 kg at 6.20 and 7,770 kg at 5.15. */
async function workedOrder(): Promise<string> {
  const { customerId } = mill.vendor
  const order = await draftOrder(mill)
  for (const [weightIn, weightOut, price] of [
    [15_230, 6010, '6.20'],
    [13_780, 6010, '5.15'],
  ] as const) {
    const ticket = await weighTicket({ customerId, weightIn, weightOut })
    await valueTicket(mill, ticket, await gradeTicket(mill, ticket, 21), price)
    await addTicket(mill, order, ticket)
  }
  for (const action of RECEIVED) await perform(mill, action, order)
  return order
}

function payableLines(orderId: string) {
  return db()
    .selectFrom('payable_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('ticket_id')
    .execute()
}
