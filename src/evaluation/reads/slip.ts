import { type Decimal, payment } from '../../platform/money.ts'
import { weightSheet } from './sheet.ts'

export type Slip = Awaited<ReturnType<typeof weighingSlip>>

/** A ticket's sheet with what it comes to. Refuses `ticket.notFound`. */
export async function weighingSlip(ticketId: number) {
  const sheet = await weightSheet(ticketId)
  return { ...sheet, payable: computePayable(sheet.weight) }
}

interface Weighed {
  WeightNet: Decimal | null
  SysPrice: Decimal | null
  SysTaxDeduction: Decimal
}

/** What a ticket comes to, in baht; null while it has no net weight or no price. */
function computePayable({ WeightNet, SysPrice, SysTaxDeduction }: Weighed) {
  if (WeightNet === null || SysPrice === null) return null
  const { amount, tax, paid } = payment(WeightNet, SysPrice, SysTaxDeduction)
  const sums = { Amount: amount.toFixed(2), Tax: tax.toFixed(2), Paid: paid.toFixed(2) }
  return { WeightNet, SysPrice, SysTaxDeduction, ...sums }
}
