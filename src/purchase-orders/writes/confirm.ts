import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder, type OrderVersion } from './lock-order.ts'
import { takeStep } from './take-step.ts'

/** Confirms an approved order: goods can be received. */
export function confirm(seen: OrderVersion, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('confirm', seen)
    await takeStep('confirm', order, ctx)
    return headerOf(order.id)
  })
}
