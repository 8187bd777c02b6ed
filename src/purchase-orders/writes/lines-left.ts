import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { EXIT_DAY, IS_EXIT_DAY_CLOSED } from '../reads/lines.ts'
import { type LockedOrder, lockFor } from './lock-order.ts'
import { refuseStep } from './refuse-step.ts'

/** Holds the order for `action`, and its line, which is neither off it nor received. */
export async function lockLine(action: 'receive' | 'release', orderId: string, lineId: string) {
  // Sent together, and read after the lock: a statement sees what was committed before it began.
  const [order, [line]] = await Promise.all([
    lockFor(action, { POHeaderUUID: orderId }),
    readLine({ orderId, lineId }),
  ])
  // Of an order that is received in full, this is the nearer reason.
  if (line?.date) {
    refuse('po.lineReceived', { line: line.line_number, ticket: line.ticket, date: line.date })
  }
  return order ? { order, line } : refuseStep(action, orderId)
}

const readLine = statement(({ orderId, lineId }: { orderId: string; lineId: string }) =>
  db()
    .selectFrom('lines_in_force as order_lines')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'order_lines.ticket_id')
    .leftJoin('receipts', 'receipts.line_id', 'order_lines.id')
    .select(['order_lines.id', 'line_number', 'ticket_id', 'day_in'])
    .select(['ticket_name as ticket', 'receipt_day as date'])
    .select([EXIT_DAY.as('exit_day'), IS_EXIT_DAY_CLOSED.as('is_exit_day_closed')])
    .where('order_lines.id', '=', lineId)
    .where('order_id', '=', orderId),
)

/** How many lines of a locked order are not received; it stores its totals from submitting on. */
export function openLines({ line_count, received_count }: LockedOrder): number {
  return line_count! - received_count!
}
