import { type Eyes, eyesOf } from '../../identity/writes/second-officer.ts'
import type { Officer } from '../../platform/call-context.ts'
import { refuse } from '../../platform/errors.ts'
import { approvalStandings } from '../reads/approval-facts.ts'
import { BLOCKER_SENTENCES } from '../rules/approval.ts'
import type { LockedOrder } from './lock-order.ts'

/** Who decides on an order that was submitted: a port, so that an ERP's workflow can be a second one. */
export interface Approval {
  /** Refuses where `officer` may not approve the order, which is locked; says whether they do it alone. */
  refuseBlocked(order: LockedOrder, officer: Officer): Promise<Eyes>
}

/** Approval in the app: anybody whom the table of transitions lets and who is independent of those who made the order. */
export const approval: Approval = {
  async refuseBlocked({ id, number }, officer) {
    const { standing, blocker } = (await approvalStandings([id], officer)).get(id) ?? {}
    if (blocker) refuse(BLOCKER_SENTENCES[blocker], { po: number })
    return eyesOf(standing)
  },
}
