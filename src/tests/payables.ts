import { db } from '../platform/db.ts'
import type { Mill } from './fixture.ts'
import { draftOrder } from './orders.ts'
import { insertRow, rowOf, updateRows } from './rows.ts'

interface Copied {
  net_weight_kg: string
  net_price: string
  tax_percent: string
  amount: string
  tax: string
  paid: string
}

/** A confirmed order with a ticket, whose payable says what was copied of it, paid in cash; gives its number. */
export async function addPayable(mill: Mill, ticket_id: number, copied: Copied): Promise<string> {
  const id = await draftOrder(mill)
  const { amount, tax, paid } = copied
  const [at, by] = [new Date(), mill.officers[91].id]
  await updateRows('purchase_orders', { id }, { state: 'C', purchase_state: 'IV' })
  const { id: line_id } = await insertRow('order_lines', {
    order_id: id,
    line_number: 1,
    ticket_id,
    grade_when_added: 18,
    ladder_price_when_added: copied.net_price,
    added_at: at,
    added_by: by,
  })
  const payable = { order_id: id, set_up_at: at, set_up_by: by, amount, tax, paid }
  await db().insertInto('payables').values(payable).execute()
  await insertRow('payable_lines', { line_id, order_id: id, ticket_id, ...copied })
  return (await rowOf('purchase_orders', { id })).number
}
