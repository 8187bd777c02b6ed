/** What a mill does about an account or tax that one officer changed: nothing, tell of it, or hold the money back. */
export const ACCOUNT_CONFIRM = ['off', 'tell', 'require'] as const
export type AccountConfirm = (typeof ACCOUNT_CONFIRM)[number]

/** Days for which a mill that only tells goes on telling. */
export const ACCOUNT_TELL_DAYS = 30

/** Where a customer is paid and what is withheld. */
export interface PaidTo {
  bank_name: string | null
  bank_account: string | null
  tax_percent: string | number
}

/** Whether another officer has to look at the change: money would go elsewhere, or another tax be withheld. */
export function needsCheck(before: PaidTo, after: PaidTo): boolean {
  const isOther = before.bank_name !== after.bank_name || before.bank_account !== after.bank_account
  const isOtherTax = Number(before.tax_percent) !== Number(after.tax_percent)
  return isOtherTax || (isOther && after.bank_account !== null)
}

interface Kept extends PaidTo {
  last_bank_name: string | null
  last_bank_account: string | null
}

/** Where a customer is paid, or was before the account was taken away: the next one is compared with that. */
export function lastPaidTo(customer: Kept): PaidTo {
  const { bank_name, bank_account, last_bank_name, last_bank_account, tax_percent } = customer
  if (bank_account !== null) return { bank_name, bank_account, tax_percent }
  return { bank_name: last_bank_name, bank_account: last_bank_account, tax_percent }
}
