import { type RawBuilder, sql } from 'kysely'
import { ALL_BADGES } from '../rules/states.ts'
import type { OrderSort } from './order-filters.ts'

type SortField = OrderSort['field']

/** What an index has in order. */
export const INDEXED: Partial<Record<SortField, RawBuilder<unknown>>> = {
  PONumber: sql`po.number`,
  VendorOrganizationName: sql`po.vendor_name collate "th-x-icu"`,
  Created: sql`po.created_at`,
}

/** What none has: the newest that match are sorted by it. */
export const UNINDEXED: Partial<Record<SortField, RawBuilder<unknown>>> = {
  AVL: sql`po.avl_code`,
  OfficerName: sql`(select full_name from officers where id = po.created_by) collate "th-x-icu"`,
  TotalReceipt: sql`coalesce(po.received_count, summed.received_count)`,
  TotalWeight: sql`coalesce(po.total_weight_kg, summed.total_weight_kg)`,
  TotalAmount: sql`coalesce(po.total_amount, summed.total_amount)`,
  TotalTax: owed('tax'),
  TotalPaid: owed('paid'),
  LastRecDate: sql`po.last_receipt_day`,
  State: sql`array_position(${sql.lit(`{${ALL_BADGES}}`)}::text[], po.badge::text)`,
}

/** `orders` with the totals of those that keep none, where the sort is by them. */
export function withTotals(
  orders: RawBuilder<unknown>,
  { field }: Pick<OrderSort, 'field'>,
): RawBuilder<unknown> {
  if (!field.startsWith('Total')) return orders
  return sql`${orders} left join lateral
    totals_of_order(case when po.line_count is null then po.id end) summed on true`
}

/** The tax of an order `po`, or what is paid for it: of its payable once it is set up, else of its lines as they are now. */
export function owed(what: 'tax' | 'paid'): RawBuilder<unknown> {
  const figure = sql.ref(what)
  return sql`coalesce(
    (select ${figure} from payables where order_id = po.id),
    (select sum(${figure}) from line_payments payment
     where payment.order_id = po.id and line_id in (select id from shown_lines line where line.order_id = po.id))
  )`
}
