import { beforeEach, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { addDays } from '../../platform/thai-date.ts'
import {
  addVendor,
  gradeTicket,
  leftAt,
  openTestMill,
  readyTicket,
  valueTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { addPayable } from '../../tests/payables.ts'
import { dailyPayment } from './daily-payment.ts'

let day = '2026-11-20'

const mill = await openTestMill()
// Each test has a day of its own.
beforeEach(() => {
  day = addDays(day, 2)
})

const outAt = (time: string) => leftAt(new Date(`${day}T${time}+07:00`))

async function paid(group: '1' | '2' | 'all' = '1') {
  return (await dailyPayment(day, group)).payment.map(({ SSWeightID }) => SSWeightID)
}

test('pays the two worked tickets to the satang, in the order in which they left', async () => {
  const later = await weighTicket({ customerId: mill.vendor.customerId, ...outAt('15:00') })
  await valueTicket(mill, later, await gradeTicket(mill, later), '6.20')
  const earlier = await weighTicket({
    customerId: mill.vendor.customerId,
    weightIn: 13_780,
    ...outAt('09:00'),
  })
  await valueTicket(mill, earlier, await gradeTicket(mill, earlier), '5.15')
  const { payment, total } = await dailyPayment(day, '1')
  expect(payment).toMatchObject([
    {
      SSWeightID: earlier,
      WeightNet: '7770.00',
      Amount: '40015.50',
      Tax: '1200.47',
      Paid: '38815.03',
    },
    {
      SSWeightID: later,
      WeightNet: '9220.00',
      Amount: '57164.00',
      Tax: '1714.92',
      Paid: '55449.08',
    },
  ])
  expect(total).toMatchObject({ Tickets: 2, Paid: '94264.11', NotPriced: 0 })
})

test('the day is that of UTC+7 at which the truck was weighed out', async () => {
  await readyTicket(mill, {
    timeIn: new Date(`${addDays(day, -1)}T23:00:00+07:00`),
    timeOut: new Date(`${addDays(day, -1)}T23:59:59+07:00`),
  })
  const first = await readyTicket(mill, outAt('00:00:00'))
  const last = await readyTicket(mill, outAt('23:59:59'))
  expect(await paid()).toEqual([first, last])
})

test('group 1 is the AVL that begin with 1, group 2 everybody else', async () => {
  const one = await readyTicket(mill, outAt('08:00'))
  const stranger = await addVendor('2')
  const two = await readyTicket(mill, { customerId: stranger.customerId, ...outAt('09:00') })
  expect(await paid('1')).toEqual([one])
  expect(await paid('2')).toEqual([two])
  expect(await paid('all')).toEqual([one, two])
})

test('leaves out, and counts, what has no price; a truck in the yard is neither', async () => {
  const { customerId } = mill.vendor
  await gradeTicket(mill, await weighTicket({ customerId, ...outAt('08:00') }))
  await weighTicket({ customerId, ...outAt('08:10') })
  await weighTicket({ customerId, weightOut: null, ...outAt('08:20') })
  const { payment, total } = await dailyPayment(day, '1')
  expect(payment).toEqual([])
  expect(total).toMatchObject({ Tickets: 0, AveragePrice: null, NotPriced: 2 })
})

test('a payable speaks for its ticket, whatever tax and bank the customer has now', async () => {
  const id = await readyTicket(mill, outAt('08:00'))
  const PONumber = await owe(id)
  const { payment } = await dailyPayment(day, '1')
  expect(payment).toMatchObject([
    {
      SysTaxDeduction: '0.75',
      Amount: '47944.00',
      Tax: '359.58',
      Paid: '47584.42',
      SysBankName: null,
      SysBookBankNumber: null,
      PONumber,
      PayState: 'payable',
      Cash: true,
    },
  ])
})

test('a payable in cash lacks no account; a ticket on no order whose owner has none does', async () => {
  const stranger = await addVendor('1')
  const inCash = await readyTicket(mill, outAt('08:00'))
  const PONumber = await owe(inCash)
  const accounts = { bank_name: null, bank_account: null }
  await db()
    .updateTable('customers')
    .set(accounts)
    .where('id', 'in', [stranger.customerId, mill.vendor.customerId])
    .execute()
  await readyTicket(mill, { customerId: stranger.customerId, ...outAt('09:00') })
  const { payment, total } = await dailyPayment(day, '1')
  expect(payment).toMatchObject([
    { Cash: true, PayState: 'payable', PONumber },
    { Cash: false, PayState: 'noOrder', PONumber: null, POHeaderUUID: null },
  ])
  expect(total).toMatchObject({ Owners: 2, OwnersWithoutAccount: 1 })
})

/** The ticket's order with its payable: taxed 0.75 %, paid in cash; gives its number. */
function owe(ticketId: number): Promise<string> {
  const sums = { amount: '47944.00', tax: '359.58', paid: '47584.42' }
  const copied = { net_weight_kg: '9220.00', net_price: '5.20', tax_percent: '0.75', ...sums }
  return addPayable(mill, ticketId, copied)
}
