import { expect, test } from 'vitest'
import { accountRead, financeForm } from './finance-form.ts'

test.each([
  ['12345abcde', 3, 'v.accountFigures'],
  ['123456789', 3, 'v.account'],
  ['1234567890123456', 3, 'v.account'],
  ['', 3, 'v.account'],
  ['1234567890', 16, 'v.tax'],
  ['1234567890', 0.755, 'v.tax'],
  ['1234567890', null, 'v.tax'],
])('account “%s” with tax %s is refused: %s', (SysBookBankNumber, SysTaxDeduction, fault) => {
  const typed = { SysBankName: 'ธ.ก.ส.', SysBookBankNumber, SysTaxDeduction }
  expect(financeForm.safeParse(typed).error?.issues[0]?.message).toBe(fault)
})

test('an account of a length that its bank seldom has is accepted, and pointed out', () => {
  const typed = { SysBankName: 'ธ.ก.ส.', SysBookBankNumber: '1234567890', SysTaxDeduction: 3 }
  expect(financeForm.safeParse(typed).success).toBe(true)
  expect(accountRead(typed)).toMatchObject({ account: '1234567890', n: 10, usual: 12 })
})

test('without a bank there is no account', () => {
  const typed = { SysBankName: '', SysBookBankNumber: '1234567890', SysTaxDeduction: 3 }
  expect(financeForm.safeParse(typed).error?.issues[0]?.message).toBe('v.bank')
  expect(financeForm.safeParse({ ...typed, SysBookBankNumber: '' }).success).toBe(true)
})
