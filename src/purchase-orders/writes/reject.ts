import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder, type OrderVersion } from './lock-order.ts'
import { takeStep } from './take-step.ts'
import { unfreezeTickets } from './tickets.ts'

/** Gives an order back to be changed: its lines and tickets are open again. */
export function reject(
  { Reason, ...seen }: OrderVersion & { Reason: string },
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const order = await lockOrder('reject', seen)
    await unfreezeTickets(order.id)
    await takeStep('reject', order, ctx, { reason: Reason })
    return headerOf(order.id)
  })
}
