import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { headerOf } from '../reads/headers.ts'
import { mayDiscard } from '../rules.ts'
import { lockOrder, type OrderVersion } from './lock-order.ts'
import { takeStep } from './take-step.ts'
import { releaseLines } from './tickets.ts'

/** Discards an own order that is open: it stays as a canceled one with its number and its history; its tickets are free. */
export function discard(seen: OrderVersion, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('discard', seen)
    if (!mayDiscard(ctx.officer.id, order.created_by)) await refuseForeign(order.id)
    const tickets = await releaseLines(order.id, { because: 'canceled' }, ctx)
    await takeStep('discard', order, ctx, { details: { tickets } })
    return headerOf(order.id)
  })
}

async function refuseForeign(orderId: string): Promise<never> {
  const { PONumber: po, OfficerName, OfficerLastname } = await headerOf(orderId)
  refuse('po.discardOfAnother', { po, officer: `${OfficerName} ${OfficerLastname}` })
}
