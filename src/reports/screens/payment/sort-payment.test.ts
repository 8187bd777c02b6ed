import { expect, test } from 'vitest'
import { paidTicket } from '../../../tests/paid-ticket.ts'
import { shownPayment } from './shown-payment.ts'
import { sortPayment } from './sort-payment.ts'

const small = { ...paidTicket, SSWeightID: 2, SequenceWeightOut: '691121-0003', Paid: 900 }
const other = { ...small, SSWeightID: 3, CustomerID: '10001', SequenceWeightOut: null, Paid: 1000 }
const shown = shownPayment([paidTicket, small, other], { bank: '', q: '' })

test('payees stand by their subtotals, their tickets by what they say, and figures by their value', () => {
  const { payees, tickets } = sortPayment(shown, 'Paid', false)
  expect(payees.map(({ CustomerID }) => CustomerID)).toEqual(['10001', '10002'])
  expect(payees[1]!.tickets).toEqual([small, paidTicket])
  expect(tickets).toEqual([small, other, paidTicket])
  const down = sortPayment(shown, 'Paid', true)
  expect(down.payees.map(({ CustomerID }) => CustomerID)).toEqual(['10002', '10001'])
  expect(down.total).toBe(shown.total)
})

test('what is missing stands first, and without a field all stays as it was', () => {
  const { tickets } = sortPayment(shown, 'SequenceWeightOut', false)
  expect(tickets).toEqual([other, small, paidTicket])
  expect(sortPayment(shown, '', true)).toBe(shown)
})
