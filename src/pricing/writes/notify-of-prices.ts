import type { NoticeKind } from '../../notices/rules.ts'
import { notify } from '../../notices/writes/notify.ts'
import type { OfficerContext } from '../../platform/call-context.ts'

/** What ends the wait of a save for its check, with the notice that its maker gets. */
const OUTCOMES = {
  publish: 'pricesPublished',
  sendBack: 'pricesSentBack',
  withdraw: 'pricesWithdrawn',
} as const satisfies Record<string, NoticeKind>
export type Outcome = keyof typeof OUTCOMES

/** Notifies those who may publish prices that a save of so many products waits for one of them. */
export function notifyCheckers(
  saveId: string,
  products: number,
  ctx: OfficerContext,
): Promise<void> {
  return notify(ctx, [{ kind: 'pricesToCheck', subject: saveId, details: { n: products } }])
}

interface Version {
  save_id: string
  created_by: string | null
}

/** Notifies the maker of a save of what became of it; nobody is asked to check it any more. */
export function notifyMaker(
  outcome: Outcome,
  versions: readonly Version[],
  ctx: OfficerContext,
  reason?: string,
): Promise<void> {
  const kind = OUTCOMES[outcome]
  const { save_id: subject, created_by: officer } = versions[0]!
  const details = { n: versions.length, ...(reason && { reason }) }
  const notices = officer ? [{ kind, subject, officer, details }] : []
  return notify(ctx, notices, { kinds: ['pricesToCheck'], subject })
}
