import { sum } from '../../../platform/money.ts'
import type { Payable } from '../order.ts'

/** What is sent to set up a payable: what the officer was shown of it, and whether it is paid in cash for want of an account. */
export function payableShown(payable: Payable, isCash: boolean) {
  const { UUID, Version, TotalAmount, TotalTax, TotalPaid, ...shown } = payable
  const { SysTaxDeduction, SysBankName, SysBookBankNumber } = shown
  return {
    POHeaderUUID: UUID,
    Version,
    Amount: TotalAmount,
    Tax: TotalTax,
    Paid: TotalPaid,
    SysTaxDeduction,
    SysBankName,
    SysBookBankNumber,
    Cash: isCash && !SysBookBankNumber ? (1 as const) : (0 as const),
  }
}

export interface BankSum {
  /** Null of those without an account. */
  bank: string | null
  orders: number
  /** Baht that are paid. */
  paid: number
}

/** What is paid through each bank, most first, and at the end what has no account. */
export function sumsByBank(payables: readonly Payable[]): BankSum[] {
  const banks = [...new Set(payables.map(bankOf))]
  return banks
    .map((bank) => sumOf(bank, payables))
    .sort(
      (one, other) =>
        Number(one.bank === null) - Number(other.bank === null) || other.paid - one.paid,
    )
}

function bankOf({ SysBookBankNumber, SysBankName }: Payable): string | null {
  return SysBookBankNumber ? (SysBankName ?? '') : null
}

function sumOf(bank: string | null, payables: readonly Payable[]): BankSum {
  const of = payables.filter((payable) => bankOf(payable) === bank)
  return { bank, orders: of.length, paid: paidFor(of) }
}

/** Baht, exact to the satang. */
export function paidFor(payables: readonly Payable[]): number {
  return sum(payables.map(({ TotalPaid }) => TotalPaid)).toNumber()
}
