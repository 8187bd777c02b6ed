import type { Officer } from '../../platform/call-context.ts'
import { refuse } from '../../platform/errors.ts'
import { approvalBars } from '../reads/approval-facts.ts'
import { BAR_SENTENCES } from '../rules/approval.ts'
import type { LockedOrder } from './lock-order.ts'

/** Who decides on an order that was submitted: a port, so that an ERP's workflow can be a second one. */
export interface Approval {
  /** Refuses where `officer` may not approve the order, which is locked. */
  refuseBarred(order: LockedOrder, officer: Officer): Promise<void>
}

/** Approval in the app: anybody whom the table of transitions lets, but nobody who took part in the order. */
export const approval: Approval = {
  async refuseBarred({ id, number }, officer) {
    const bar = (await approvalBars([id], officer)).get(id)
    if (bar) refuse(BAR_SENTENCES[bar], { po: number })
  },
}
