import { type Decimal, decimal } from '../../platform/money.ts'

/** A decimal without superfluous zeros, as cells are read; '' for none. */
export function plainDecimal(value: Decimal | null): string {
  return value === null ? '' : decimal(value).toString()
}
