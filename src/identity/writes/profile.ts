import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { differsFrom } from '../../platform/differs-from.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls } from '../contract/profile.ts'
import { officerRecord } from '../reads.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { lockUser } from './lock-user.ts'
import { proveOwnPassword } from './own-password.ts'
import { hashPassword, setPassword } from './passwords.ts'
import { lockFound } from './sign-in.ts'

/** Changes the name of the officer who asks; the same name again leaves no trace. Refuses `sys.stale`. */
export function saveName(
  { Name, Lastname, Version }: Parsed<typeof calls.saveName>,
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const { id } = ctx.officer
    const user = await lockUser(id, ctx, { base: Version })
    const names = { first_name: Name, last_name: Lastname }
    const { numUpdatedRows } = await db()
      .updateTable('officers')
      .set({ ...names, version: user.version + 1 })
      .where('id', '=', id)
      .where(differsFrom(names))
      .executeTakeFirst()
    if (numUpdatedRows > 0n) {
      const before = { Name: user.values.Name, Lastname: user.values.Lastname }
      const after = { Name, Lastname }
      await audit(ctx, { action: 'officer.change', entity: 'officer', id, before, after })
      publishChange('officers', [id])
    }
    return officerRecord(id)
  })
}

/**
 * Sets another password for the officer who asks, who proves the present one; both are as the browser hashed them.
 * Refuses `profile.samePassword`, `v.passwordCommon`, and a wrong password as `proveOwnPassword` does.
 */
export async function changePassword(
  { PresentPassword, Password }: Parsed<typeof calls.changePassword>,
  ctx: OfficerContext,
) {
  refuseCommonPassword(Password)
  const found = await proveOwnPassword({ field: 'PresentPassword', sent: PresentPassword }, ctx)
  if (Password === PresentPassword) refuseField('Password', 'profile.samePassword')
  const hash = await hashPassword(Password)
  return transaction(async () => {
    if (!(await lockFound(found))) refuseField('PresentPassword', 'profile.wrongPassword')
    await setPassword({ id: ctx.officer.id, email: found.email }, hash, ctx)
    await audit(ctx, { action: 'officer.password', entity: 'officer', id: ctx.officer.id })
    return {}
  })
}

/**
 * Ends an open session of the officer who asks, who proves the password. Refuses `profile.noSession` for any other, and
 * a wrong password as `proveOwnPassword` does.
 */
export async function endSession(
  { UUID, Password: sent }: Parsed<typeof calls.endSession>,
  ctx: OfficerContext,
) {
  await proveOwnPassword({ sent }, ctx)
  return transaction(async () => {
    const { id } = ctx.officer
    const { numUpdatedRows } = await db()
      .updateTable('open_sessions')
      .set({ revoked_at: ctx.now, revoked_because: 'ended' })
      .where('id', '=', UUID)
      .where('officer_id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('profile.noSession')
    const entry = { action: 'officer.endSessions', entity: 'officer', id }
    await audit(ctx, { ...entry, after: { Ended: 1 } })
    publishChange('officers', [id])
    return {}
  })
}
