import { type Decimal, decimal } from '../../platform/money.ts'
import { money, whole } from '../../ui/format.ts'

/** 9,220, and 9,220.50 where it is not whole: what is multiplied has to be seen to its last figure. */
export function kilograms(kg: Decimal | null): string {
  return kg !== null && decimal(kg).mod(1).eq(0) ? whole(kg) : money(kg)
}

/** What there is to say, in one line. */
export function joined(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
