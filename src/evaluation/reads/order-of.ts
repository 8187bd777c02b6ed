import { db } from '../../platform/db.ts'

/** The number of the order on which a ticket is; undefined for one that is on none. */
export async function orderOf(ticketId: number): Promise<string | undefined> {
  const line = await db()
    .selectFrom('lines_in_force')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'lines_in_force.order_id')
    .select('number')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  return line?.number
}
