import { createKey, revokeKey } from '../../identity/writes/access-keys.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'

/** Makes a link for a screen at the gate; its secret is shown once and stored only as a hash. */
export function createGateLink(
  { Name, LastDay = null }: { Name: string; LastDay?: string | null },
  ctx: OfficerContext,
) {
  if (LastDay && LastDay < businessDay(ctx.now)) refuseField('LastDay', 'gate.lastDay')
  const after = { Name, ...(LastDay && { LastDay }) }
  return transaction(() => createKey('gate_links', after, { last_day: LastDay }, ctx))
}

/** Ends a link for good; refuses one that is unknown or revoked already. */
export function revokeGateLink({ UUID }: { UUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    if (!(await revokeKey('gate_links', UUID, ctx))) refuse('gate.linkNotFound')
    return {}
  })
}
