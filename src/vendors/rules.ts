import { type Decimal, decimal, round } from '../platform/money.ts'

/** The highest withholding tax, in percent. */
export const MOST_TAX = 15

/** The digits of an account number, 10 to 15 of them, dashes and spaces ignored; undefined where it is none. */
export function accountDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{10,15}$/.test(digits) ? digits : undefined
}

/** Whether a withholding tax is one: 0–15 percent with up to 2 decimals. */
export function isTax(percent: Decimal): boolean {
  const tax = decimal(percent)
  return tax.gte(0) && tax.lte(MOST_TAX) && round(tax).eq(tax)
}
