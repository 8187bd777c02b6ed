import { beforeEach, expect, test } from 'vitest'
import { addDays, dayBegins } from '../../platform/thai-date.ts'
import {
  addVendor,
  gradeTicket,
  openTestMill,
  valueTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { updateRows } from '../../tests/rows.ts'
import { quotation } from './quotation.ts'

let day = '2026-11-20'

const mill = await openTestMill()
// Each test has a day of its own.
beforeEach(() => {
  day = addDays(day, 2)
})

/** A ticket of the customer, weighed out the day before and priced at `time` of UTC+7 on the test's day. */
async function priced(customerId: number, time: string, price = '5.20', productCode = 'FFB-RAMP') {
  const timeIn = new Date(dayBegins(day).getTime() - 6 * 3600_000)
  const ticket_id = await weighTicket({ customerId, timeIn, productCode })
  const grading = await gradeTicket(mill, ticket_id, 19)
  await valueTicket(mill, ticket_id, grading, price)
  const valued_at = new Date(`${day}T${time}+07:00`)
  await updateRows('valuations', { ticket_id }, { valued_at })
  return ticket_id
}

async function listed() {
  const { group1, group2 } = await quotation(day)
  const codes = (prices: typeof group1) => prices.map(({ CustomerDataID }) => CustomerDataID)
  return { group1: codes(group1), group2: codes(group2) }
}

test('a customer stands once, with the price that was fixed last that day', async () => {
  const { customerId, avl } = mill.vendor
  await priced(customerId, '15:00', '5.45')
  await priced(customerId, '09:00', '5.20')
  const { group1 } = await quotation(day)
  expect(group1).toEqual([
    {
      CustomerDataID: avl,
      CustomerName: `สวน ${avl}`,
      ProductDataID: 'FFB-RAMP',
      ProductTypeName: 'ปาล์มทะลาย ลานเท',
      SysProductGrade: 19,
      SysValuationPrice: '5.45',
      SysValuationLevelPrice: '0.00',
      SysValuationPremium: '0.00',
      SysPrice: '5.45',
      ValuedAt: new Date(`${day}T15:00:00+07:00`),
    },
  ])
})

test('a customer stands once for each product, by product and then by customer', async () => {
  const { customerId, avl } = mill.vendor
  const other = await addVendor('1')
  await priced(customerId, '09:00', '5.20', 'LF-RAMP')
  await priced(customerId, '10:00', '6.90', 'LF-RAMP')
  await priced(other.customerId, '11:00', '5.20')
  await priced(customerId, '12:00', '5.45')
  const { group1 } = await quotation(day)
  expect(group1).toMatchObject([
    { ProductDataID: 'FFB-RAMP', CustomerDataID: avl, SysPrice: '5.45' },
    { ProductDataID: 'FFB-RAMP', CustomerDataID: other.avl, SysPrice: '5.20' },
    { ProductDataID: 'LF-RAMP', CustomerDataID: avl, SysPrice: '6.90' },
  ])
})

test('of two prices fixed in one moment the later written stands', async () => {
  const { customerId } = mill.vendor
  await priced(customerId, '09:00', '5.20')
  await priced(customerId, '09:00', '5.70')
  const { group1 } = await quotation(day)
  expect(group1).toMatchObject([{ SysPrice: '5.70' }])
})

test('groups follow from the first digit of the AVL, and stand in its order', async () => {
  const [second, first] = [await addVendor('1'), await addVendor('1')].toReversed()
  const [other, last] = [await addVendor('2'), await addVendor('9')]
  for (const { customerId } of [second!, last, other, first!]) await priced(customerId, '09:00')
  expect(await listed()).toEqual({
    group1: [first!.avl, second!.avl],
    group2: [other.avl, last.avl],
  })
})

test('the day is that of UTC+7 on which the price was fixed, not that of the load', async () => {
  const [early, late, next] = [await addVendor(), await addVendor(), await addVendor()]
  await priced(early.customerId, '00:00:00')
  await priced(late.customerId, '23:59:59.999')
  const after = await priced(next.customerId, '12:00')
  await updateRows('valuations', { ticket_id: after }, { valued_at: dayBegins(addDays(day, 1)) })
  expect((await listed()).group1).toEqual([early.avl, late.avl])
})

test('what was voided is no price any more: the one before it speaks', async () => {
  const { customerId } = mill.vendor
  await priced(customerId, '09:00', '5.20')
  const wrong = await priced(customerId, '10:00', '9.99')
  await updateRows('valuations', { ticket_id: wrong }, { voided_at: new Date() })
  const { group1 } = await quotation(day)
  expect(group1).toMatchObject([{ SysPrice: '5.20' }])
})

test('a day without prices has none', async () => {
  expect(await quotation(day)).toEqual({ group1: [], group2: [] })
})
