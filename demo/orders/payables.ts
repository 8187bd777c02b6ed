import type { Insertable } from 'kysely'
import { payment, sum } from '../../src/platform/money.ts'
import type { PayableLinesTable, PayablesTable } from '../../src/purchase-orders/tables.ts'
import type { Officers } from '../contexts.ts'
import { type PlannedOrder, releaseOf } from './plan.ts'

export interface PayableWithLines {
  payable: Insertable<PayablesTable>
  lines: Insertable<PayableLinesTable>[]
}

/** The payable of an order that is invoiced, to the satang; an empty list for any other. */
export function payablesOf(order: PlannedOrder, officers: Officers): PayableWithLines[] {
  const invoiced = order.steps.find(({ action }) => action === 'invoice')
  if (!invoiced) return []
  const lines = order.lines
    .filter((_, index) => !releaseOf(order, index))
    .map((line) => payableLine(order, line))
  const payable = {
    order_id: order.id,
    set_up_at: invoiced.at,
    set_up_by: officers[invoiced.role].id,
    amount: sum(lines.map(({ amount }) => amount)).toFixed(2),
    tax: sum(lines.map(({ tax }) => tax)).toFixed(2),
    paid: sum(lines.map(({ paid }) => paid)).toFixed(2),
  }
  return [{ payable, lines }]
}

function payableLine(
  { id: order_id, vendor }: PlannedOrder,
  { id, ticket }: PlannedOrder['lines'][number],
) {
  const tax_percent = vendor.bank ? vendor.taxPercent : UNSET_TAX
  const { amount, tax, paid } = payment(ticket.netKg, ticket.netPrice, tax_percent)
  return {
    line_id: id,
    order_id,
    ticket_id: ticket.ticketId,
    net_weight_kg: ticket.netKg,
    net_price: ticket.netPrice,
    tax_percent,
    amount: amount.toFixed(2),
    tax: tax.toFixed(2),
    paid: paid.toFixed(2),
    bank_name: vendor.bank?.name ?? null,
    bank_account: vendor.bank?.account ?? null,
  }
}

/** Of a customer whose finance data nobody has entered. */
const UNSET_TAX = '3.00'
