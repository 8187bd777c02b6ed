import type { Officer, OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { headerOf } from '../reads/headers.ts'
import { TRANSITIONS } from '../rules.ts'
import { approval } from './approval.ts'
import { lockOrder, type OrderVersion } from './lock-order.ts'
import { takeStep } from './take-step.ts'

let approvalConfirms = false

/** Sets, once at start-up, whether an approver may confirm an order in the same press. */
export function setApprovalConfirms(isOn: boolean): void {
  approvalConfirms = isOn
}

/** Whether `officer` may confirm an order as they approve it. */
export function mayConfirm({ role }: Officer): boolean {
  return approvalConfirms && TRANSITIONS.confirm.roles.includes(role)
}

/** Approves an order that others made and submitted, and with `Confirm` confirms it too. */
export function approve(
  { Reason, Confirm, ...seen }: OrderVersion & { Reason?: string | null; Confirm?: boolean },
  ctx: OfficerContext,
) {
  return transaction(async () => {
    if (Confirm && !mayConfirm(ctx.officer)) refuse('po.approveConfirms')
    const order = await lockOrder('approve', seen)
    const eyes = await approval.refuseBlocked(order, ctx.officer)
    await takeStep('approve', order, ctx, { reason: Reason, eyes })
    if (Confirm) await confirmApproved(order.id, ctx)
    return headerOf(order.id)
  })
}

async function confirmApproved(id: string, ctx: OfficerContext): Promise<void> {
  await takeStep('confirm', await lockOrder('confirm', { POHeaderUUID: id }), ctx)
}
