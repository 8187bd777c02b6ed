import type { OfficerAct } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { userRecord } from '../reads/users.ts'
import { type LockedUser, lockUser, refuseChanged } from './lock-user.ts'
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
export function deactivate({ UUID, Version }: Seen, act: OfficerAct) {
  return transaction(async () => {
    const user = await lockUser(UUID, act)
    if (UUID === act.officer.id) refuse('user.self')
    await refuseChanged(user, Version, act)
    if (user.isLastSuper) refuse('user.lastSuper')
    if (!user.deactivatedAt) {
      await mark(user, act.now, act)
      await voidLinks(UUID)
      await revokeSessions(UUID, 'deactivated', { now: act.now })
    }
    return userRecord(UUID, act.now)
  })
}

/** Lets an officer in again. Refuses `user.notFound`, `user.above` and `sys.stale`. */
export function activate({ UUID, Version }: Seen, act: OfficerAct) {
  return transaction(async () => {
    const user = await lockUser(UUID, act)
    await refuseChanged(user, Version, act)
    if (user.deactivatedAt) await mark(user, null, act)
    return userRecord(UUID, act.now)
  })
}

async function mark({ id, version, deactivatedAt }: LockedUser, at: Date | null, act: OfficerAct) {
  await db()
    .updateTable('officers')
    .set({ deactivated_at: at, version: version + 1 })
    .where('id', '=', id)
    .execute()
  const action = at ? 'officer.deactivate' : 'officer.activate'
  const [before, after] = [{ Deactivated: deactivatedAt }, { Deactivated: at }]
  await audit(act, { action, entity: 'officer', id, before, after })
  publishChange('officers', [id])
}

/** Signs an officer out everywhere, but for the session that asks; answers how many sessions ended. */
export function endSessions({ UUID }: { UUID: string }, act: OfficerAct) {
  return transaction(async () => {
    await lockUser(UUID, act)
    const { now, sessionHash: except } = act
    const Ended = await revokeSessions(UUID, 'ended', { now, except })
    const entry = { action: 'officer.endSessions', entity: 'officer', id: UUID }
    if (Ended > 0) await audit(act, { ...entry, after: { Ended } })
    return { Ended }
  })
}
