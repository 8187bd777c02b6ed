import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'

/** The order that keeps a ticket as it is: what fills the sentence of a refusal beside the ticket, and where it leads. */
export async function lockOf(ticketId: number) {
  const [order] = await readOrder({ ticketId })
  if (!order) return undefined
  return {
    params: { po: order.number, state: order.badge },
    present: { POHeaderUUID: order.id, PONumber: order.number },
  }
}

const readOrder = statement(({ ticketId }: { ticketId: number }) =>
  db()
    .selectFrom('ticket_locks')
    .innerJoin('purchase_orders', 'purchase_orders.number', 'ticket_locks.order_number')
    .select(['purchase_orders.id', 'number', 'badge'])
    .where('ticket_id', '=', ticketId),
)
