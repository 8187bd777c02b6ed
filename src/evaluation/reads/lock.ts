import { db } from '../../platform/db.ts'

/** The order that keeps a ticket as it is: what fills the sentence of a refusal, and where it leads. */
export async function lockOf(ticket: { id: number; name: string }) {
  const order = await db()
    .selectFrom('ticket_locks')
    .innerJoin('purchase_orders', 'purchase_orders.number', 'ticket_locks.order_number')
    .select(['purchase_orders.id', 'number', 'badge'])
    .where('ticket_id', '=', ticket.id)
    .executeTakeFirst()
  if (!order) return undefined
  return {
    params: { ticket: ticket.name, po: order.number, state: order.badge },
    present: { POHeaderUUID: order.id, PONumber: order.number },
  }
}
