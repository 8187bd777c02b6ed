import type { NoticeKind } from '../../notices/rules.ts'
import { notify } from '../../notices/writes/notify.ts'
import type { OfficerContext } from '../../platform/call-context.ts'

/** What ends the wait of a save for its check, and what its maker is told of it. */
const OUTCOMES = {
  publish: 'pricesPublished',
  sendBack: 'pricesSentBack',
  withdraw: undefined,
} as const satisfies Record<string, NoticeKind | undefined>

/** Tells those who may publish prices that a save of so many products waits for one of them. */
export function tellCheckers(saveId: string, products: number, ctx: OfficerContext): Promise<void> {
  return notify(ctx, [{ kind: 'pricesToCheck', subject: saveId, details: { n: products } }])
}

interface Version {
  save_id: string
  created_by: string | null
}

/** Tells the maker of a save what became of it; nobody is asked to check it any more. */
export function tellMaker(
  outcome: keyof typeof OUTCOMES,
  versions: readonly Version[],
  ctx: OfficerContext,
  reason?: string,
): Promise<void> {
  const kind = OUTCOMES[outcome]
  const { save_id: subject, created_by: officer } = versions[0]!
  const details = { n: versions.length, ...(reason && { reason }) }
  const notices = kind && officer ? [{ kind, subject, officer, details }] : []
  return notify(ctx, notices, { kinds: ['pricesToCheck'], subject })
}
