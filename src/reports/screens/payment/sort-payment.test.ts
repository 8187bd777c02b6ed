import { expect, test } from 'vitest'
import { paidTicket } from '../../../tests/paid-ticket.ts'
import type { Column } from '../../../ui/table/column.ts'
import { type PaidTicket, shownPayment } from './shown-payment.ts'
import { sortPayment } from './sort-payment.ts'

const small = { ...paidTicket, SSWeightID: 2, SequenceWeightOut: '691121-0003', Paid: 900 }
const other = { ...small, SSWeightID: 3, CustomerID: '10001', SequenceWeightOut: null, Paid: 1000 }
const shown = shownPayment([paidTicket, small, other], { bank: '', q: '' })
const columns = (['Paid', 'SequenceWeightOut'] as const).map(
  (key): Column<PaidTicket> => ({ key, header: key, value: (ticket) => ticket[key] }),
)

test('payees stand by their subtotals, their tickets by what they say, and figures by their value', () => {
  const { payees, tickets } = sortPayment(shown, columns, 'Paid', false)
  expect(payees.map(({ CustomerID }) => CustomerID)).toEqual(['10001', '10002'])
  expect(payees[1]!.tickets).toEqual([small, paidTicket])
  expect(tickets).toEqual([small, other, paidTicket])
  const down = sortPayment(shown, columns, 'Paid', true)
  expect(down.payees.map(({ CustomerID }) => CustomerID)).toEqual(['10002', '10001'])
})

test('what is missing stands last either way, and without a field all stays as it was', () => {
  expect(sortPayment(shown, columns, 'SequenceWeightOut', false).tickets).toEqual([
    small,
    paidTicket,
    other,
  ])
  expect(sortPayment(shown, columns, 'SequenceWeightOut', true).tickets.at(-1)).toBe(other)
  const { payees, tickets } = shown
  expect(sortPayment(shown, columns, '', true)).toEqual({ payees, tickets })
})
