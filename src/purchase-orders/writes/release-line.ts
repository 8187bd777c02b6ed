import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { headerOf } from '../reads/headers.ts'
import { mayReleaseOne } from '../rules.ts'
import { lockLine, openLines } from './lines-left.ts'
import { orderOfLine } from './remove-line.ts'
import { takeStep } from './take-step.ts'
import { releaseLines } from './tickets.ts'

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
