import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { LINES_OPEN } from '../rules.ts'

/** The totals of an order whose tickets may change are not stored but summed up when they are read. */
export const NO_TOTALS = {
  line_count: null,
  received_count: null,
  overridden_count: null,
  total_weight_kg: null,
  total_amount: null,
}

/** Stores the totals of those of the orders whose tickets are frozen. */
export async function storeTotals(orderIds: readonly string[]): Promise<void> {
  await sql`
    update existing_orders set
      (line_count, received_count, overridden_count, total_weight_kg, total_amount) = (
        select line_count, received_count, overridden_count, total_weight_kg, total_amount
        from totals_of_order(existing_orders.id)
      )
    where id = any(${orderIds}::uuid[]) and state <> all(${LINES_OPEN}::text[])
      and purchase_state is distinct from 'CC'`.execute(db())
}
