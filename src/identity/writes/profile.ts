import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { differsFrom } from '../../platform/differs-from.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls } from '../contract/profile.ts'
import { officerRecord } from '../reads.ts'
import { lockUser, requireUserVersion } from './lock-user.ts'
import { proveOwnPassword } from './own-password.ts'

/** Changes the name of the officer who asks; the same name again leaves no trace. Refuses `sys.stale`. */
export function saveName(
  { Name, Lastname, Version }: Parsed<typeof calls.saveName>,
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const { id } = ctx.officer
    const user = await lockUser(id, ctx)
    await requireUserVersion(user, Version, ctx)
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
 * Ends an open session of the officer who asks, who proves the password. Refuses `profile.noSession` for any other, and
 * a wrong password as `proveOwnPassword` does.
 */
export async function endSession(
  { UUID, Password: sent }: Parsed<typeof calls.endSession>,
  ctx: OfficerContext,
) {
  const refusals = {
    wrong: 'profile.wrongPassword',
    throttled: 'profile.passwordThrottled',
  } as const
  await proveOwnPassword({ field: 'Password', sent, ...refusals }, ctx)
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
