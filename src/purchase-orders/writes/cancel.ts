import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder, type OrderVersion } from './lock-order.ts'
import { refuseReceived } from './refuse-step.ts'
import { takeStep } from './take-step.ts'
import { releaseLines } from './tickets.ts'

/** Cancels an order of which nothing is received; its tickets are free again. */
export function cancel(
  { Reason, ...seen }: OrderVersion & { Reason?: string | null },
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const order = await lockOrder('cancel', seen)
    refuseReceived('cancel', await headerOf(order.id))
    const tickets = await releaseLines(order.id, { because: 'canceled' }, ctx)
    await takeStep('cancel', order, ctx, { reason: Reason, details: { tickets } })
    return headerOf(order.id)
  })
}
