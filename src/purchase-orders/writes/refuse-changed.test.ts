import { expect, test } from 'vitest'
import type { Output } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { addVendor, openTestMill, readyTicket, type Vendor } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../../tests/orders.ts'
import { openTestServer } from '../../tests/server.ts'
import type { calls } from '../contract.ts'

const mill = await openTestMill()
const server = await openTestServer()

type Listed = Output<typeof calls.getFilterPOStateCanInvoice>['data'][number]

/** An order of one line that is received, of a vendor of its own. */
async function received(vendor?: Vendor) {
  const of = vendor ?? (await addVendor())
  const id = await draftOrder(mill, of)
  await addTicket(mill, id, await readyTicket(mill, { customerId: of.customerId }))
  for (const action of ['submit', 'approve', 'confirm', 'receive'] as const)
    await perform(mill, action, id)
  return { id, of }
}

/** What our screens send: the order as the list showed it. */
async function shownOf(id: string) {
  const { PONumber } = await orderNow(id)
  const list = await server.post('po/getFilterPOStateCanInvoice', { filterPONumber: PONumber }, 91)
  const order: Listed = list.body.result.data[0]
  return {
    POHeaderUUID: id,
    Version: order.Version,
    Amount: order.TotalAmount,
    Tax: order.TotalTax,
    Paid: order.TotalPaid,
    SysTaxDeduction: order.SysTaxDeduction,
    SysBankName: order.SysBankName,
    SysBookBankNumber: order.SysBookBankNumber,
  }
}

const invoice = async (body: object) => {
  const { status, body: answer } = await server.post('po/invoice', body, 91)
  return { status, ...answer }
}
const setCustomer = ({ customerId }: Vendor, values: object) =>
  db().updateTable('customers').set(values).where('id', '=', customerId).execute()

test.each([
  ['account', { bank_account: '9998887776' }, { SysBookBankNumber: '9998887776' }],
  ['account', { bank_name: 'ออมสิน' }, { SysBankName: 'ออมสิน' }],
  ['tax', { tax_percent: '1.00' }, { SysTaxDeduction: 1, TotalTax: 479.44 }],
])(
  'another %s than was shown is refused with the order as it is now',
  async (what, values, now) => {
    const { id, of } = await received()
    const shown = await shownOf(id)
    await setCustomer(of, values)
    const refused = await invoice(shown)
    expect(refused).toMatchObject({ status: 409, code: 'po.payableChanged' })
    expect(refused.message).toMatch(what === 'tax' ? /ภาษี/ : /บัญชี/)
    expect(refused.present).toMatchObject({ UUID: id, ...now })
    expect(await invoice(await shownOf(id))).toMatchObject({ status: 200 })
  },
)

test('other sums, another account than none, and another version are refused', async () => {
  const { id } = await received()
  const shown = await shownOf(id)
  for (const wrong of [{ Amount: 1 }, { Tax: 1 }, { Paid: 1 }, { SysBookBankNumber: null }])
    expect(await invoice({ ...shown, ...wrong })).toMatchObject({ code: 'po.payableChanged' })
  const stale = await invoice({ ...shown, Version: shown.Version - 1 })
  expect(stale).toMatchObject({ status: 409, code: 'sys.stale', present: { UUID: id } })
  expect(await invoice({ POHeaderUUID: id })).toMatchObject({ status: 200 })
})

test('without an account it is refused until it is paid in cash, which payable and order keep', async () => {
  const vendor = await addVendor()
  await setCustomer(vendor, { bank_name: null, bank_account: null })
  const { id } = await received(vendor)
  const shown = await shownOf(id)
  const refused = await invoice(shown)
  expect(refused).toMatchObject({ status: 400, code: 'po.noAccount' })
  expect(refused.message).toContain('จ่ายเป็นเงินสด')
  expect(await invoice({ ...shown, Cash: 1 })).toMatchObject({ status: 200 })
  await setCustomer(vendor, { bank_name: 'กรุงไทย', bank_account: '1234567890' })
  const number = (await orderNow(id)).PONumber
  const list = await server.post('po/getFilterPOStateCanInvoice', { filterPONumber: number }, 91)
  expect(list.body.result.data[0]).toMatchObject({ SysBookBankNumber: null, Cash: 1 })
})

test('a batch sets up what is as it was shown, and refuses the rest with its reason', async () => {
  const [good, poor, stale, twice] = await Promise.all(
    Array.from({ length: 4 }, async () => (await received()).id),
  )
  const Orders = await Promise.all([good!, poor!, stale!, twice!].map(shownOf))
  Orders[1]!.SysTaxDeduction = 7
  Orders[2]!.Version -= 1
  const { body } = await server.post('po/invoiceOrders', { Orders }, 91)
  type Result = { Code?: string; Outcome: string }
  const outcomes = body.result.map(({ Code, Outcome }: Result) => Code ?? Outcome)
  expect(outcomes).toEqual(['done', 'po.payableChanged', 'sys.stale', 'done'])
  const again = await Promise.all(
    [91, 50].map((role) => server.post('po/invoiceOrders', { Orders }, role as 50 | 91)),
  )
  for (const { body } of again) expect(body.result[0].Code).toBe('po.alreadyInvoiced')
})
