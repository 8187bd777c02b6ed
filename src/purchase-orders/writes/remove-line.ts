import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { lockForLines } from './lock-order.ts'
import { releaseLines } from './tickets.ts'

/** Takes a line off an order that is open; its ticket is free again. */
export function removeLine({ POLineUUID }: { POLineUUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    const line = await orderOfLine(POLineUUID)
    const order = await lockForLines(line.order_id)
    const release = { because: 'removed', lineId: POLineUUID } as const
    const [ticketId] = await releaseLines(order.id, release, ctx)
    if (ticketId === undefined) refuse('po.lineGone')
    const before = { LineNo: line.line_number, SSWeightID: ticketId }
    await audit(ctx, { action: 'po.removeLine', entity: 'order', id: order.id, before })
    publishChange('orders', [order.id])
    return {}
  })
}

/** The order that a line is on or was on; refuses `po.lineGone` where it is deleted. */
export async function orderOfLine(lineId: string) {
  const line = await db()
    .selectFrom('order_lines')
    .innerJoin('existing_orders', 'existing_orders.id', 'order_lines.order_id')
    .select(['order_id', 'line_number'])
    .where('order_lines.id', '=', lineId)
    .executeTakeFirst()
  return line ?? refuse('po.lineGone')
}
