import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { accountDigits, groupAccount } from '../../../vendors/rules.ts'
import type { Payable } from '../order.ts'

export interface PayeeForm {
  /** 'cash' or 'account'. */
  way: string
  /** '' where there is none. */
  SysBankName: string
  SysBookBankNumber: string
}

/** The checks that need no server: cash, or a bank and an account number of it. */
export const payeeForm = z
  .object({
    way: z.string(),
    SysBankName: z.string(),
    SysBookBankNumber: z.string().trim(),
  })
  .refine((typed) => isCash(typed) || typed.SysBankName !== '', {
    path: ['SysBankName'],
    error: messageKey('v.bank'),
  })
  .refine((typed) => isCash(typed) || accountDigits(typed.SysBookBankNumber) !== undefined, {
    path: ['SysBookBankNumber'],
    error: messageKey('v.account'),
  })

export function isCash({ way }: Pick<PayeeForm, 'way'>): boolean {
  return way === 'cash'
}

/** The form as it begins: where the payable is paid to now. */
export function payeeOf({ SysBankName, SysBookBankNumber }: Payable): PayeeForm {
  return {
    way: SysBookBankNumber ? 'account' : 'cash',
    SysBankName: SysBankName ?? '',
    SysBookBankNumber: groupAccount(SysBookBankNumber ?? '', SysBankName),
  }
}

/** What is sent of a checked form. */
export function payeeInput({ way, ...account }: PayeeForm) {
  return isCash({ way }) ? { Cash: 1 as const } : account
}
