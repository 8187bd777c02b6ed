import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext, OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls } from '../contract/users.ts'
import { userRecord } from '../reads/users.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { type LockedUser, lockUser } from './lock-user.ts'
import { hashPassword, setPassword } from './passwords.ts'
import { voidLinks } from './reset-links.ts'
import { revokeSessions } from './revoke.ts'
import { deleteFactor } from './second-factor.ts'
import { findByEmail } from './sign-in.ts'

/**
 * Shuts an officer out at once, in the place of deleting them. Refuses what `lockUser` does, `user.self` and
 * `user.lastSuper`; one who is shut out already stays so.
 */
export function deactivate(
  { UUID, Version: base }: Parsed<typeof calls.deactivate>,
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const user = await lockUser(UUID, ctx, { base, own: 'user.self' })
    if (user.isLastSuper) refuse('user.lastSuper')
    if (!user.deactivatedAt) {
      await setDeactivated(user, ctx.now, ctx)
      await voidLinks(UUID)
      await revokeSessions(UUID, 'deactivated', { now: ctx.now })
    }
    return userRecord(UUID, ctx.now)
  })
}

/** Lets an officer in again. Refuses what `lockUser` does. */
export function activate(
  { UUID, Version: base }: Parsed<typeof calls.activate>,
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const user = await lockUser(UUID, ctx, { base })
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
 * Signs another officer out everywhere; returns how many sessions ended. Refuses what `lockUser` does, and
 * `user.ownSessions`: those take the password.
 */
export function endSessions({ UUID }: { UUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    await lockUser(UUID, ctx, { own: 'user.ownSessions' })
    const Ended = await revokeSessions(UUID, 'ended', { now: ctx.now })
    const entry = { action: 'officer.endSessions', entity: 'officer', id: UUID }
    if (Ended > 0) await audit(ctx, { ...entry, after: { Ended } })
    return { Ended }
  })
}

/**
 * Sets an officer's password to what the browser made of it, until they set their own. Refuses `v.passwordCommon`, what
 * `lockUser` does, and `user.ownPassword` to whoever would set their own without the present one.
 */
export function updatePassword(
  { UUID, Password }: { UUID: string; Password: string },
  ctx: OfficerContext,
) {
  refuseCommonPassword(Password)
  return transaction(async () => {
    const hash = await hashPassword(Password)
    const { values } = await lockUser(UUID, ctx, { own: 'user.ownPassword' })
    await setPassword({ id: UUID, email: values.Email, isTemporary: true }, hash, ctx)
    await audit(ctx, { action: 'officer.password', entity: 'officer', id: UUID })
    return {}
  })
}

/**
 * Takes the second factor of an officer away who has lost it. Refuses what `lockUser` does, and `user.ownFactor` to
 * whoever would take away their own without a code of it.
 */
export function resetFactor({ UUID }: { UUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    await lockUser(UUID, ctx, { own: 'user.ownFactor' })
    await deleteFactor(UUID, 'officer.resetFactor', ctx)
    return userRecord(UUID, ctx.now)
  })
}

/** The same by whoever sits at the server, for an officer whom nobody stands above; says whether there was one. */
export async function resetFactorOf(email: string, ctx: CallContext): Promise<boolean> {
  const found = await findByEmail(email)
  if (!found) return false
  return transaction(() => deleteFactor(found.officer.id, 'officer.resetFactor', ctx))
}
