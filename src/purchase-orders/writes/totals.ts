import { type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { LINES_OPEN } from '../rules/states.ts'

/** The columns of an order that hold its totals. */
export const TOTALS = sql`(line_count, received_count, overridden_count, total_weight_kg, total_amount)`

interface Order {
  id: unknown
  state: unknown
  purchase_state: unknown
  deleted_at: unknown
}

/** What an order's totals are: those of one whose tickets may change are not stored but summed up when they are read. */
export function totalsOf({ id, state, purchase_state, deleted_at }: Order): RawBuilder<unknown> {
  return sql`(
    select line_count, received_count, overridden_count, total_weight_kg, total_amount
    from totals_of_order(${id})
    where ${state} <> all(${LINES_OPEN}::text[]) and ${purchase_state} is distinct from 'CC'
      and ${deleted_at}::timestamptz is null
  )`
}

/** Stores the totals of the orders as their lines are now. */
export async function storeTotals(orderIds: readonly string[]): Promise<void> {
  const column = (name: string) => sql.ref(`purchase_orders.${name}`)
  const order = {
    id: column('id'),
    state: column('state'),
    purchase_state: column('purchase_state'),
    deleted_at: column('deleted_at'),
  }
  await db()
    .updateTable('purchase_orders')
    .set(TOTALS, totalsOf(order))
    .where('id', 'in', idRows(orderIds))
    .execute()
}
