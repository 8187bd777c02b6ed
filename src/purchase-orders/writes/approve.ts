import type { OfficerAct } from '../../platform/act.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { headerOf } from '../reads/headers.ts'
import { approval } from './approval.ts'
import { lockOrder, takeStep, type Wanted } from './take-step.ts'

/** Approves an order that somebody else submitted. */
export function approve(
  { Reason, ...wanted }: Wanted & { Reason?: string | null },
  act: OfficerAct,
) {
  return transaction(async () => {
    const order = await lockOrder('approve', wanted)
    if (!approval.mayApprove(act.officer, order.submitted_by)) {
      refuse('po.ownOrder', { po: order.number })
    }
    await takeStep('approve', order, act, { reason: Reason })
    return headerOf(order.id)
  })
}
