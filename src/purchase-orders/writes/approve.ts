import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { headerOf } from '../reads/headers.ts'
import { approval } from './approval.ts'
import { lockOrder, type OrderVersion } from './lock-order.ts'
import { takeStep } from './take-step.ts'

/** Approves an order that others made and submitted. */
export function approve(
  { Reason, ...seen }: OrderVersion & { Reason?: string | null },
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const order = await lockOrder('approve', seen)
    await approval.refuseBarred(order, ctx.officer)
    await takeStep('approve', order, ctx, { reason: Reason })
    return headerOf(order.id)
  })
}
