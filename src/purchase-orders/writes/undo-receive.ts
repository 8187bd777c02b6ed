import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { headerOf } from '../reads/headers.ts'
import { whyNotUndo } from '../rules.ts'
import { lockOrder } from './lock-order.ts'
import { orderOfLine } from './remove-line.ts'
import { takeStep } from './take-step.ts'

/** Takes back the receipt of a line, by who received it and on the same day; an order that was received waits again. */
export function undoReceive({ POLineUUID }: { POLineUUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    const { order_id } = await orderOfLine(POLineUUID)
    const order = await lockOrder('undoReceive', { POHeaderUUID: order_id })
    const line = await receiptOf(POLineUUID)
    refuseForeign(line, ctx)
    await db().deleteFrom('receipts').where('line_id', '=', POLineUUID).execute()
    const details = { LineNo: line.line_number, SSWeightID: line.ticket_id }
    await takeStep('undoReceive', order, ctx, { details, former: { RecDate: line.receipt_day } })
    return headerOf(order.id)
  })
}

type ReceivedLine = Awaited<ReturnType<typeof receiptOf>>

async function receiptOf(lineId: string) {
  const line = await db()
    .selectFrom('receipts')
    .innerJoin('order_lines', 'order_lines.id', 'receipts.line_id')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'order_lines.ticket_id')
    .innerJoin('officers', 'officers.id', 'receipts.received_by')
    .select(['line_number', 'ticket_id', 'ticket_name', 'receipt_day'])
    .select(['received_at', 'received_by', 'full_name as officer'])
    .where('line_id', '=', lineId)
    .executeTakeFirst()
  return line ?? refuse('po.lineNotReceived')
}

function refuseForeign(line: ReceivedLine, ctx: OfficerContext): void {
  const { line_number, ticket_name: ticket, received_at, received_by: by, officer } = line
  const date = businessDay(received_at)
  const why = whyNotUndo({ by, day: date }, ctx.officer.id, businessDay(ctx.now))
  if (why) refuse(why, { line: line_number, ticket, officer, date })
}
