import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { headerOf } from '../reads/headers.ts'
import { usualReceiptDay } from '../rules.ts'
import { lockLine, openLines } from './lines-left.ts'
import { takeStep } from './take-step.ts'

export interface Receipt {
  POHeaderUUID: string
  POLineUUID: string
  /** The business day on which the goods came in; see `usualReceiptDay` where nobody says it. */
  RecDate?: string | undefined
}

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
