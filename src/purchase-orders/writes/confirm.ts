import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder, takeStep, type Wanted } from './take-step.ts'

/** Confirms an approved order: goods can be received. */
export function confirm(wanted: Wanted, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('confirm', wanted)
    await takeStep('confirm', order, ctx)
    return headerOf(order.id)
  })
}
