import type { OfficerAct } from '../../platform/act.ts'
import { transaction } from '../../platform/db.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder, takeStep, type Wanted } from './take-step.ts'
import { unfreezeTickets } from './tickets.ts'

/** Gives an order back to be changed: its lines and tickets are open again. */
export function reject({ Reason, ...wanted }: Wanted & { Reason: string }, act: OfficerAct) {
  return transaction(async () => {
    const order = await lockOrder('reject', wanted)
    await unfreezeTickets(order.id)
    await takeStep('reject', order, act, { reason: Reason })
    return headerOf(order.id)
  })
}
