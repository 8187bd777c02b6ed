import { expect, test } from 'vitest'
import { otherSums, paidTicket as worked } from '../tests/paid-ticket.ts'
import { estateGroupOf, paymentTotals } from './rules.ts'

test('totals are sums of the rounded amounts; the average price is weighted by net weight', () => {
  expect(paymentTotals([worked, { ...worked, ...otherSums }])).toEqual({
    Tickets: 2,
    Owners: 1,
    WeightNet: '16990.00',
    AveragePrice: '5.72',
    Amount: '97179.50',
    Tax: '2015.04',
    Paid: '95164.46',
    OwnersWithoutAccount: 0,
  })
})

test('an owner without an account counts once', () => {
  const poor = { ...worked, CustomerID: '10001', SysBookBankNumber: null }
  expect(paymentTotals([poor, poor, worked])).toMatchObject({ Owners: 2, OwnersWithoutAccount: 1 })
})

test('who is paid in cash needs no account', () => {
  const inCash = { ...worked, CustomerID: '10001', SysBookBankNumber: null, Cash: true }
  expect(paymentTotals([inCash, worked])).toMatchObject({ Owners: 2, OwnersWithoutAccount: 0 })
})

test('a day without tickets has no average', () => {
  expect(paymentTotals([])).toMatchObject({ Tickets: 0, AveragePrice: null, Paid: '0.00' })
})

test('group 1 are the codes that begin with 1, group 2 is everybody else', () => {
  expect(['10001', '1', '20001', '01', 'A1'].map(estateGroupOf)).toEqual(['1', '1', '2', '2', '2'])
})
