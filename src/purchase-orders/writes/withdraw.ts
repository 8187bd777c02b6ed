import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { badge, mayWithdraw, type PurchaseState, type State } from '../rules.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import { takeStep } from './take-step.ts'
import { releaseLines } from './tickets.ts'

/** Takes back an order that the officer made at once with its lines: as deleting does, its tickets are free again. */
export function withdraw({ POHeaderUUID }: { POHeaderUUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('withdraw', { POHeaderUUID })
    if (!mayWithdraw(ctx.officer.id, order)) refuseTouched(order)
    const tickets = await releaseLines(order.id, { because: 'deleted' }, ctx)
    await takeStep('withdraw', order, ctx, { details: { tickets }, set: { deleted_at: ctx.now } })
    return {}
  })
}

function refuseTouched({ number, state, purchase_state }: LockedOrder): never {
  const now = { state: state as State, purchaseState: purchase_state as PurchaseState | null }
  refuse('po.notWithdrawable', { po: number, state: badge(now) })
}
