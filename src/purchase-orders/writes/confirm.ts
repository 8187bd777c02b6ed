import type { OfficerAct } from '../../platform/act.ts'
import { transaction } from '../../platform/db.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder, takeStep, type Wanted } from './take-step.ts'

/** Confirms an approved order: goods can be received. */
export function confirm(wanted: Wanted, act: OfficerAct) {
  return transaction(async () => {
    const order = await lockOrder('confirm', wanted)
    await takeStep('confirm', order, act)
    return headerOf(order.id)
  })
}
