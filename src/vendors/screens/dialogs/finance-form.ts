import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { AT_ONCE } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import {
  accountDigits,
  accountText,
  BANKS,
  groupAccount,
  hasForeignSigns,
  isAccountTooLong,
} from '../../rules.ts'
import type { Vendor } from '../vendor.ts'

export interface Finance {
  /** '' where there is none. */
  SysBankName: string
  SysBookBankNumber: string
  SysTaxDeduction: number | null
}

/** The checks that need no server: bank and account are set together, and the tax is in range. */
export const financeForm = z
  .object({
    SysBankName: z.string(),
    SysBookBankNumber: z.string().trim(),
    SysTaxDeduction: calls.updateFinance.input.shape.SysTaxDeduction,
  })
  .refine((typed) => typed.SysBookBankNumber === '' || typed.SysBankName !== '', {
    path: ['SysBankName'],
    error: messageKey('v.bank'),
  })
  .refine(({ SysBookBankNumber: account }) => !hasForeignSigns(account), {
    path: ['SysBookBankNumber'],
    error: messageKey('v.accountFigures'),
    params: AT_ONCE,
  })
  .refine(({ SysBookBankNumber: account }) => !isAccountTooLong(account), {
    path: ['SysBookBankNumber'],
    error: messageKey('v.account'),
    params: AT_ONCE,
  })
  .refine(({ SysBankName, SysBookBankNumber: account }) => isAccountOf(SysBankName, account), {
    path: ['SysBookBankNumber'],
    error: messageKey('v.account'),
  })

function isAccountOf(bank: string, account: string): boolean {
  return account === '' ? bank === '' : accountDigits(account) !== undefined
}

export function financeOf(vendor: Vendor): Finance {
  const bank = vendor.CustomerSysBankName ?? ''
  return {
    SysBankName: bank,
    SysBookBankNumber: groupAccount(vendor.CustomerSysBookBankNumber ?? '', bank),
    SysTaxDeduction: vendor.CustomerSysTaxDeduction,
  }
}

/** Bank and number as they are read aloud; empty where there is no account. */
export function accountWords({ SysBankName: bank, SysBookBankNumber: typed }: Finance): string {
  return accountText({ SysBankName: bank, SysBookBankNumber: accountDigits(typed) ?? null })
}

/** How the typed account is read: grouped as its bank writes it, its digits, and how many are usual where it has others. */
export function accountRead({ SysBankName, SysBookBankNumber }: Finance) {
  const digits = accountDigits(SysBookBankNumber)
  if (digits === undefined) return undefined
  const groups = BANKS.find(({ name }) => name === SysBankName)?.groups
  const usual = groups?.reduce((sum, length) => sum + length, 0)
  return {
    account: groupAccount(digits, SysBankName),
    n: digits.length,
    bank: SysBankName,
    usual: usual === digits.length ? undefined : usual,
  }
}
