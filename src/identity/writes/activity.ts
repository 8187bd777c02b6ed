import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { userRecord } from '../reads/users.ts'
import { type LockedUser, lockUser, requireUserVersion } from './lock-user.ts'
import { voidLinks } from './reset-links.ts'
import { revokeSessions } from './revoke.ts'

interface Seen {
  UUID: string
  Version?: number | null | undefined
}

/**
 * Shuts an officer out at once, in the place of deleting them. Refuses `user.notFound`, `user.above`, `user.self`,
 * `user.lastSuper` and `sys.stale`; one who is shut out already stays so.
 */
export function deactivate({ UUID, Version }: Seen, ctx: OfficerContext) {
  return transaction(async () => {
    const user = await lockUser(UUID, ctx)
    if (UUID === ctx.officer.id) refuse('user.self')
    await requireUserVersion(user, Version, ctx)
    if (user.isLastSuper) refuse('user.lastSuper')
    if (!user.deactivatedAt) {
      await setDeactivated(user, ctx.now, ctx)
      await voidLinks(UUID)
      await revokeSessions(UUID, 'deactivated', { now: ctx.now })
    }
    return userRecord(UUID, ctx.now)
  })
}

/** Lets an officer in again. Refuses `user.notFound`, `user.above` and `sys.stale`. */
export function activate({ UUID, Version }: Seen, ctx: OfficerContext) {
  return transaction(async () => {
    const user = await lockUser(UUID, ctx)
    await requireUserVersion(user, Version, ctx)
    if (user.deactivatedAt) await setDeactivated(user, null, ctx)
    return userRecord(UUID, ctx.now)
  })
}

async function setDeactivated(
  { id, version, deactivatedAt }: LockedUser,
  at: Date | null,
  ctx: OfficerContext,
) {
  await db()
    .updateTable('officers')
    .set({ deactivated_at: at, version: version + 1 })
    .where('id', '=', id)
    .execute()
  const action = at ? 'officer.deactivate' : 'officer.activate'
  const [before, after] = [{ Deactivated: deactivatedAt }, { Deactivated: at }]
  await audit(ctx, { action, entity: 'officer', id, before, after })
  publishChange('officers', [id])
}

/**
 * Signs another officer out everywhere; returns how many sessions ended. Refuses `user.ownSessions`: those take the
 * password.
 */
export function endSessions({ UUID }: { UUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    await lockUser(UUID, ctx)
    if (UUID === ctx.officer.id) refuse('user.ownSessions')
    const Ended = await revokeSessions(UUID, 'ended', { now: ctx.now })
    const entry = { action: 'officer.endSessions', entity: 'officer', id: UUID }
    if (Ended > 0) await audit(ctx, { ...entry, after: { Ended } })
    return { Ended }
  })
}
