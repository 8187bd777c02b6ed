import { db, snapshot } from '../../platform/db.ts'
import { type Decimal, payment } from '../../platform/money.ts'
import { weightSheet } from './sheet.ts'

export type Slip = Awaited<ReturnType<typeof weighingSlip>>

/** A ticket's sheet with what it comes to. Refuses `ticket.notFound`. */
export function weighingSlip(ticketId: number) {
  return snapshot(async () => {
    const sheet = await weightSheet(ticketId)
    const debt = (await payableOf(ticketId)) ?? reckon(sheet.weight)
    return { ...sheet, debt }
  })
}

/** The ticket's copy in a payable: once it is set up nothing later changes it. */
function payableOf(ticketId: number) {
  return db()
    .selectFrom('payable_lines')
    .select([
      'net_weight_kg as WeightNet',
      'net_price as SysPrice',
      'tax_percent as SysTaxDeduction',
      'amount as Amount',
      'tax as Tax',
      'paid as Paid',
    ])
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
}

interface Weighed {
  WeightNet: Decimal | null
  SysPrice: Decimal | null
  SysTaxDeduction: Decimal
}

/** What a ticket comes to now, in baht; null while it has no net weight or no price. */
function reckon({ WeightNet, SysPrice, SysTaxDeduction }: Weighed) {
  if (WeightNet === null || SysPrice === null) return null
  const { amount, tax, paid } = payment(WeightNet, SysPrice, SysTaxDeduction)
  const sums = { Amount: amount.toFixed(2), Tax: tax.toFixed(2), Paid: paid.toFixed(2) }
  return { WeightNet, SysPrice, SysTaxDeduction, ...sums }
}
