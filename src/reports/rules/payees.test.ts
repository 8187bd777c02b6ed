import { expect, test } from 'vitest'
import { otherSums, paidTicket as worked } from '../../tests/paid-ticket.ts'
import { bankSums } from './banks.ts'
import { payStateOf } from './pay-states.ts'
import { payeesOf } from './payees.ts'

const poor = { CustomerID: '10009', SysBankName: null, SysBookBankNumber: null }

test('a payee has all its tickets in their order, and sums of their rounded amounts', () => {
  const first = { ...worked, CustomerID: '10001' }
  const [one, two] = payeesOf([worked, first, { ...worked, ...otherSums }])
  expect(one).toMatchObject({ CustomerID: '10001', tickets: [first] })
  expect(two).toMatchObject({
    tickets: [{ Paid: 55449.08 }, { Paid: 39715.38 }],
    total: { Tickets: 2, WeightNet: '16990.00', AveragePrice: '5.72', Paid: '95164.46' },
  })
})

test('an owner who is paid to two accounts is two payees, as is one who is paid in cash too', () => {
  const elsewhere = { ...worked, SysBookBankNumber: '0999999999' }
  const cash = { ...worked, SysBankName: null, SysBookBankNumber: null, Cash: 1 }
  const payees = payeesOf([worked, elsewhere, cash, { ...cash, Cash: 0 }])
  expect(payees.map(({ tickets }) => tickets.length)).toEqual([1, 1, 1, 1])
  expect(payees.filter(({ Cash }) => Cash)).toHaveLength(1)
})

test('banks of less than three payees stand together; who has no account comes last', () => {
  const of = (CustomerID: string, SysBankName: string) => ({ ...worked, CustomerID, SysBankName })
  const payees = payeesOf([
    { ...worked, ...poor },
    { ...worked, ...poor, CustomerID: '10008', Cash: 1 },
    ...['1', '2', '3'].map((code) => of(code, 'ออมสิน')),
    ...['4', '5', '6', '7'].map((code) => of(code, 'ธ.ก.ส.')),
    ...['8', '9'].map((code) => of(code, 'กรุงไทย')),
  ])
  expect(bankSums(payees)).toEqual([
    { key: 'ธ.ก.ส.', payees: 4, paid: '221796.32' },
    { key: 'ออมสิน', payees: 3, paid: '166347.24' },
    { key: 'other', payees: 2, paid: '110898.16' },
    { key: 'cash', payees: 1, paid: '55449.08' },
    { key: 'none', payees: 1, paid: '55449.08' },
  ])
})

test('what is owed or finalized is payable; what is not confirmed waits for that', () => {
  const badges = [null, 'D', 'S', 'IR', 'RJ', 'A', 'CF', 'C', 'RC', 'IV', 'F']
  expect(badges.map(payStateOf)).toEqual([
    'noOrder',
    ...Array(5).fill('toConfirm'),
    'toReceive',
    'toReceive',
    'toInvoice',
    'payable',
    'payable',
  ])
})
