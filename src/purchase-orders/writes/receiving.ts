import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { headerOf } from '../reads/headers.ts'
import { EXIT_DAY, IS_EXIT_DAY_CLOSED } from '../reads/lines.ts'
import { mayReleaseOne, usualReceiptDay, whyNotUndo } from '../rules.ts'
import { orderOfLine } from './lines.ts'
import { type LockedOrder, lockFor, lockOrder } from './lock-order.ts'
import { refuseStep } from './refuse-step.ts'
import { takeStep } from './take-step.ts'
import { releaseLines } from './tickets.ts'

export type Receipt = Parsed<typeof calls.receiptLine>

/** Receives one line; with the last one the order is received. */
export function receiveLine(sent: Receipt, ctx: OfficerContext) {
  return transaction(async () => {
    const { order, line } = await lockLine('receive', sent.POHeaderUUID, sent.POLineUUID)
    if (!line) refuse('po.lineNotFound', { po: order.number })
    const today = businessDay(ctx.now)
    const RecDate = sent.RecDate ?? usualReceiptDay(line.exit_day, line.is_exit_day_closed, today)
    refuseDay(RecDate, line.day_in, today)
    const receipt = { line: line.id, day: RecDate, at: ctx.now, by: ctx.officer.id }
    const details = { LineNo: line.line_number, SSWeightID: line.ticket_id, RecDate }
    const step = { details, receiptDay: RecDate, completes: openLines(order) === 1 }
    const [, , header] = await Promise.all([
      insertReceipt(receipt),
      takeStep('receive', order, ctx, step),
      headerOf(order.id),
    ])
    return header
  })
}

interface NewReceipt {
  line: string
  day: string
  at: Date
  by: string
}

const insertReceipt = statement(({ line, day, at, by }: NewReceipt) =>
  db()
    .insertInto('receipts')
    .values({ line_id: line, receipt_day: day, received_at: at, received_by: by }),
)

function refuseDay(day: string, dayIn: string, today: string): void {
  if (day > today) refuseField('RecDate', 'v.recDateFuture', { date: today })
  if (day < dayIn) refuseField('RecDate', 'v.recDateEarly', { date: dayIn })
}

/** Lets a line go that will not be received; when all that remain are, the order is received. */
export function releaseLine(
  { POLineUUID, Reason }: { POLineUUID: string; Reason: string },
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const { order_id } = await orderOfLine(POLineUUID)
    const { order, line } = await lockLine('release', order_id, POLineUUID)
    if (!line) refuse('po.lineGone')
    if (!mayReleaseOne(order.line_count!)) refuse('po.lastLine', { po: order.number })
    const release = { because: 'released', reason: Reason, lineId: line.id } as const
    await releaseLines(order.id, release, ctx)
    const details = { LineNo: line.line_number, SSWeightID: line.ticket_id }
    const completes = openLines(order) === 1
    await takeStep('release', order, ctx, { reason: Reason, details, completes })
    return headerOf(order.id)
  })
}

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

/** Holds the order for `action`, and its line, which is neither off it nor received. */
async function lockLine(action: 'receive' | 'release', orderId: string, lineId: string) {
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
function openLines({ line_count, received_count }: LockedOrder): number {
  return line_count! - received_count!
}
