import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { lockOrder } from './take-step.ts'

/** Holds the order for `action`, and its line, which is neither off it nor received. */
export async function lockLine(action: 'receive' | 'release', orderId: string, lineId: string) {
  // Asked before too: of an order that is received in full, this is the nearer reason.
  await refuseReceivedLine(orderId, lineId)
  const order = await lockOrder(action, { POHeaderUUID: orderId })
  await refuseReceivedLine(orderId, lineId)
  const line = await db()
    .selectFrom('lines_in_force as order_lines')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'order_lines.ticket_id')
    .select(['order_lines.id', 'line_number', 'ticket_id', 'day_in'])
    .where('order_lines.id', '=', lineId)
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  return { order, line }
}

/** How many lines the order has, and how many of them are not received. */
export function countLines(orderId: string): Promise<{ all: number; open: number }> {
  return db()
    .selectFrom('lines_in_force as order_lines')
    .leftJoin('receipts', 'receipts.line_id', 'order_lines.id')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('receipts.line_id', 'is', null).as('open'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

async function refuseReceivedLine(orderId: string, lineId: string): Promise<void> {
  const received = await db()
    .selectFrom('receipts')
    .innerJoin('order_lines', 'order_lines.id', 'receipts.line_id')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'order_lines.ticket_id')
    .select(['line_number', 'receipt_day', 'ticket_name'])
    .where('line_id', '=', lineId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!received) return
  const { line_number: line, receipt_day: date, ticket_name: ticket } = received
  refuse('po.lineReceived', { line, ticket, date })
}
