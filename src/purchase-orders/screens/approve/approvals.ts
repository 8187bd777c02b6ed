import type { TFunction } from 'i18next'
import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'
import { BLOCKER_SENTENCES } from '../../rules/approval.ts'
import { deservesLook } from '../../rules/flags.ts'

export type WaitingOrder = Output<typeof calls.getApprovals>['data'][number]
export type ApprovalLine = Output<typeof calls.getApprovalLines>[number]

/** The flagged orders that this officer opened since the screens were loaded, each in the version that they saw. */
const opened = new Set<string>()

export function markOpened(order: WaitingOrder): void {
  opened.add(versionOf(order))
}

/** Whether the order may be ticked: a plain one at once, a flagged one after it was opened, a blocked one never. */
export function mayTick(order: WaitingOrder): boolean {
  return !order.ApprovalBar && (!deservesLook(order) || wasOpened(order))
}

/** Why the order cannot be ticked now and what to do, in a sentence; undefined where it can be. */
export function blockerOf(t: TFunction, order: WaitingOrder): string | undefined {
  const { ApprovalBar, PONumber: po } = order
  if (mayTick(order)) return undefined
  return t(ApprovalBar ? BLOCKER_SENTENCES[ApprovalBar] : 'approve.openFirst', { po })
}

export function wasOpened(order: WaitingOrder): boolean {
  return opened.has(versionOf(order))
}

function versionOf({ UUID, Version }: WaitingOrder): string {
  return `${UUID} ${Version}`
}
