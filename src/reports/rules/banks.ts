import { decimal, sum } from '../../platform/money.ts'
import type { Payee } from './payees.ts'

/** Stand among the banks: the small ones together, what is paid in cash, and what has no account yet. */
export const OTHER_BANKS = 'other'
export const CASH = 'cash'
export const NO_ACCOUNT = 'none'
const AFTER_BANKS: readonly string[] = [OTHER_BANKS, CASH, NO_ACCOUNT]

/** A bank with fewer payees stands among the others. */
const MIN_PAYEES = 3

type AnyPayee = Payee<unknown>

/** What is paid by a bank. */
export interface BankSum {
  /** The bank's name, or one of the three above. */
  key: string
  payees: number
  /** Baht. */
  paid: string
}

/** The sums by bank: the largest first, then the small banks, cash, and those without an account. */
export function bankSums(payees: readonly AnyPayee[]): BankSum[] {
  const keyOf = bankKeys(payees)
  const keys = [...new Set(payees.map(keyOf))]
  return keys
    .map((key) =>
      bankSum(
        key,
        payees.filter((payee) => keyOf(payee) === key),
      ),
    )
    .sort((one, other) => rank(one) - rank(other) || decimal(other.paid).cmp(one.paid))
}

/** Returns by which key a payee stands in the sums; which banks are small is decided by all `payees` of the day. */
export function bankKeys(payees: readonly AnyPayee[]): (payee: AnyPayee) => string {
  const counts = new Map<string | null, number>()
  for (const { SysBankName, SysBookBankNumber } of payees) {
    if (SysBookBankNumber) counts.set(SysBankName, (counts.get(SysBankName) ?? 0) + 1)
  }
  return ({ SysBankName, SysBookBankNumber, Cash }) => {
    if (!SysBookBankNumber) return Cash ? CASH : NO_ACCOUNT
    const isSmall = (counts.get(SysBankName) ?? 0) < MIN_PAYEES
    return isSmall ? OTHER_BANKS : (SysBankName ?? OTHER_BANKS)
  }
}

function bankSum(key: string, payees: readonly AnyPayee[]): BankSum {
  const paid = sum(payees.map(({ total }) => total.Paid)).toFixed(2)
  return { key, payees: payees.length, paid }
}

/** −1 for a bank of its own. */
function rank({ key }: BankSum): number {
  return AFTER_BANKS.indexOf(key)
}
