import { type Insertable, sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { statement } from '../../platform/statement.ts'
import type { calls } from '../contract.ts'
import { insertedLines } from '../reads/lines.ts'
import type { OrderLinesTable } from '../tables.ts'
import { type LockedOrder, lockForLines } from './lock-order.ts'
import {
  lockForShare,
  refuseOtherAvl,
  refuseOtherProduct,
  refuseTaken,
  refuseUnready,
  releaseLines,
  type Ticket,
} from './tickets.ts'

export type NewLine = Parsed<typeof calls.createPOLine>

/** Puts a ticket onto an order that is open; of two officers at once one succeeds, and the other's refusal names the order. */
export function addLine(sent: NewLine, ctx: OfficerContext) {
  const { POHeaderUUID, SSWeightID, DeliveryDate, AllowOtherProduct } = sent
  return transaction(async () => {
    const [order, [ticket]] = await Promise.all([
      lockForLines(POHeaderUUID),
      lockForShare({ ticketId: SSWeightID }),
    ])
    if (!ticket) refuse('ticket.notFound')
    await refuseOtherAvl(ticket, order)
    refuseUnready(ticket)
    if (!AllowOtherProduct) await refuseOtherProduct(ticket, order)
    const line = await insertOrWait(order, ticket, DeliveryDate || null, ctx)
    const after = { LineNo: line.LineNo, SSWeightID, ticket: ticket.name }
    await audit(ctx, { action: 'po.addLine', entity: 'order', id: order.id, after })
    publishChange('orders', [order.id])
    publishChange('tickets', [ticket.id])
    return line
  })
}

/** The new line; tries again where the order that had the ticket lets it go at this moment. */
async function insertOrWait(
  order: LockedOrder,
  ticket: Ticket,
  deliveryDay: string | null,
  ctx: OfficerContext,
) {
  const line = {
    order_id: order.id,
    ticket_id: ticket.id,
    delivery_day: deliveryDay,
    grade_when_added: ticket.grade_percent ?? 0,
    added_at: ctx.now,
    added_by: ctx.officer.id,
  }
  for (;;) {
    const [inserted] = await insertLine(line)
    if (inserted) return inserted
    await refuseTaken([ticket.id])
  }
}

type LineToInsert = Omit<Insertable<OrderLinesTable>, 'line_number' | 'ladder_price_when_added'> & {
  order_id: string
}

/** Inserts nothing where the ticket is on another order: the unique index knows, also of one not yet committed. */
const insertLine = statement((line: LineToInsert) =>
  insertedLines(
    db()
      .insertInto('order_lines')
      .values({
        order_id: line.order_id,
        line_number: sql<number>`(select coalesce(max(line_number), 0) + 1 from lines_in_force where order_id = ${line.order_id})`,
        ticket_id: line.ticket_id,
        delivery_day: line.delivery_day,
        grade_when_added: line.grade_when_added,
        ladder_price_when_added: sql<string>`(select computed_grade_price from valuations_in_force where ticket_id = ${line.ticket_id})`,
        added_at: line.added_at,
        added_by: line.added_by,
      })
      .onConflict((conflict) =>
        conflict.column('ticket_id').where('released_at', 'is', null).doNothing(),
      )
      .returningAll(),
  ),
)

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
