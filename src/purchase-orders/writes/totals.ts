import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { LINES_OPEN } from '../rules.ts'

/** Of an order whose tickets may change nothing is kept: its totals are summed up when somebody asks. */
export const NO_TOTALS = {
  line_count: null,
  received_count: null,
  overridden_count: null,
  total_weight_kg: null,
  total_amount: null,
}

/** Keeps, of each of these orders that keeps its tickets as they are, what its lines come to. */
export async function keepTotals(orderIds: readonly string[]): Promise<void> {
  await sql`
    update existing_orders set
      (line_count, received_count, overridden_count, total_weight_kg, total_amount) = (
        select line_count, received_count, overridden_count, total_weight_kg, total_amount
        from totals_of_order(existing_orders.id)
      )
    where id = any(${orderIds}::uuid[]) and state <> all(${LINES_OPEN}::text[])
      and purchase_state is distinct from 'CC'`.execute(db())
}
