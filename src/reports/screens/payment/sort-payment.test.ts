import { expect, test } from 'vitest'
import { shownPayment } from './shown-payment.ts'
import { sortPayment } from './sort-payment.ts'
import type { PaidTicket } from './ticket.ts'

const ticket: PaidTicket = {
  SSWeightID: 1,
  SequenceWeightOut: '691121-0007',
  WeightDateOut: '2026-11-21',
  CustomerID: '10002',
  CustomerName: 'นายกตัญญู ปิ่นแก้ว',
  CarRegister: '80-4127 สุราษฎร์ธานี',
  WeightNet: 9220,
  SysPrice: 6.2,
  SysTaxDeduction: 3,
  Amount: 57164,
  Tax: 1714.92,
  Paid: 55449.08,
  SysBankName: 'กรุงไทย',
  SysBookBankNumber: '0104173029',
  PONumber: null,
}
const small = { ...ticket, SSWeightID: 2, SequenceWeightOut: '691121-0003', Paid: 900 }
const other = { ...ticket, SSWeightID: 3, CustomerID: '10001', SequenceWeightOut: null, Paid: 1000 }
const shown = shownPayment([ticket, small, other], { bank: '', q: '' })

test('payees stand by their subtotals, their tickets by what they say, and figures by their value', () => {
  const { payees, tickets } = sortPayment(shown, 'Paid', false)
  expect(payees.map(({ CustomerID }) => CustomerID)).toEqual(['10001', '10002'])
  expect(payees[1]!.tickets).toEqual([small, ticket])
  expect(tickets).toEqual([small, other, ticket])
  const down = sortPayment(shown, 'Paid', true)
  expect(down.payees.map(({ CustomerID }) => CustomerID)).toEqual(['10002', '10001'])
  expect(down.total).toBe(shown.total)
})

test('what is missing stands first, and without a field all stays as it was', () => {
  const { tickets } = sortPayment(shown, 'SequenceWeightOut', false)
  expect(tickets).toEqual([other, small, ticket])
  expect(sortPayment(shown, '', true)).toBe(shown)
})
