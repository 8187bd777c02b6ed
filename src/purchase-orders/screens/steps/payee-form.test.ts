import { expect, test } from 'vitest'
import { payeeForm, payeeInput } from './payee-form.ts'

const KTB = { way: 'account', SysBankName: 'กรุงไทย', SysBookBankNumber: '939-2-04391-3' }

test('cash needs no account; else a bank and its number are needed', () => {
  const faults = (form: object) =>
    (payeeForm.safeParse({ ...KTB, ...form }).error?.issues ?? []).map(({ path }) => path[0])
  expect(faults({})).toEqual([])
  expect(faults({ SysBankName: '' })).toEqual(['SysBankName'])
  expect(faults({ SysBookBankNumber: '12' })).toEqual(['SysBookBankNumber'])
  expect(faults({ way: 'cash', SysBankName: '', SysBookBankNumber: '' })).toEqual([])
})

test('in cash no account is sent', () => {
  expect(payeeInput({ ...KTB, way: 'cash' })).toEqual({ Cash: 1 })
  expect(payeeInput(KTB)).toEqual({ SysBankName: 'กรุงไทย', SysBookBankNumber: '939-2-04391-3' })
})
