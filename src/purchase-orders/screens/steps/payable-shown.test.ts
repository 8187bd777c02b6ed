import { expect, test } from 'vitest'
import type { Payable } from '../order.ts'
import { paidFor, payableShown, sumsByBank } from './payable-shown.ts'

const payable = (SysBankName: string | null, TotalPaid: number) =>
  ({
    UUID: 'id',
    Version: 3,
    TotalAmount: 100,
    TotalTax: 3,
    TotalPaid,
    SysTaxDeduction: 3,
    SysBankName,
    SysBookBankNumber: SysBankName && '1234567890',
  }) as Payable
const some = [
  payable(null, 0.1),
  payable('กรุงไทย', 0.2),
  payable('ออมสิน', 97.07),
  payable('กรุงไทย', 0.1),
]

test('sums stand by bank, most first, and those without an account last', () => {
  expect(sumsByBank(some)).toEqual([
    { bank: 'ออมสิน', orders: 1, paid: 97.07 },
    { bank: 'กรุงไทย', orders: 2, paid: 0.3 },
    { bank: null, orders: 1, paid: 0.1 },
  ])
  expect(paidFor(some)).toBe(97.47)
})

test('cash is said only of a payable without an account', () => {
  expect(some.map((one) => payableShown(one, true).Cash)).toEqual([1, 0, 0, 0])
  expect(payableShown(some[0]!, false)).toMatchObject({
    Cash: 0,
    SysBookBankNumber: null,
    Paid: 0.1,
  })
})
