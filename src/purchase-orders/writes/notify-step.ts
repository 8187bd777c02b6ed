import { REMINDERS, workOf } from '../../notices/rules/waiting.ts'
import type { NoticeKind } from '../../notices/rules.ts'
import { type NewNotice, notify, type Settled } from '../../notices/writes/notify.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { accountConfirm } from '../../vendors/reads/account-confirm.ts'
import { BADGES, badge, type PurchaseState, type State } from '../rules/states.ts'
import { type Action, TRANSITIONS } from '../rules/steps.ts'

interface States {
  state: string
  purchase_state: string | null
}

/** An order as a step found it, and what the step made of it. */
export interface TakenStep {
  action: Action
  order: States & { id: string; submitted_by?: string | null }
  next: States
  isDeleted: boolean
  reason: string | null
}

/** Tells whoever waits for the order's next state, and its submitter; what waited for the state before is settled. */
export async function notifyOfStep(step: TakenStep, ctx: OfficerContext): Promise<void> {
  const { notices, settled } = noticesOfStep(step)
  await notify(ctx, notices, settled)
}

/** What a step tells, and what it settles. */
export function noticesOfStep({ action, order, next, isDeleted, reason }: TakenStep): {
  notices: NewNotice[]
  settled: Settled
} {
  const { id, submitted_by } = order
  const before = workIn(order)?.notice
  const after = isDeleted ? undefined : workIn(next)?.notice
  const { tells: outcome, leaves, overtakes: ended, takesBack } = TRANSITIONS[action]
  const waitsAgain = takesBack && after && after !== before
  const notices: NewNotice[] = []
  if (after && after !== before && !waitsAgain) notices.push({ kind: after, order: id })
  if (leaves && accountConfirm() !== 'off') notices.push({ kind: leaves, order: id })
  if (outcome && submitted_by) {
    const details = reason ? { details: { reason } } : {}
    notices.push({ kind: outcome, order: id, officer: submitted_by, ...details })
  }
  const over = before && before !== after ? waitingKinds(order) : []
  const kinds = [...over, ...(ended ? [ended] : [])]
  const reopened = waitsAgain ? waitingKinds(next) : []
  return { notices, settled: { kinds, order: id, reopened } }
}

/** The notices and reminders of an order that waits in these states. */
function waitingKinds(states: States): NoticeKind[] {
  const work = workIn(states)
  if (!work?.notice) return []
  return work.afterMs === undefined ? [work.notice] : [work.notice, REMINDERS[work.desk]]
}

/** What waits for somebody while an order is in these states. */
function workIn({ state, purchase_state }: States) {
  const states = { state: state as State, purchaseState: purchase_state as PurchaseState | null }
  const { work } = BADGES[badge(states)]
  return work ? workOf(work) : undefined
}
