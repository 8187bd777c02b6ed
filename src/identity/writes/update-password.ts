import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { lockUser } from './lock-user.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

/**
 * Sets an officer's password to what the browser made of it, until they set their own. Refuses `v.passwordCommon`,
 * `user.notFound`, `user.above`, and `user.ownPassword` to whoever would set their own without the present one.
 */
export function updatePassword(
  { UUID, Password }: { UUID: string; Password: string },
  ctx: OfficerContext,
) {
  refuseCommonPassword(Password)
  return transaction(async () => {
    const hash = await hashPassword(Password)
    const { values } = await lockUser(UUID, ctx)
    if (UUID === ctx.officer.id) refuse('user.ownPassword')
    await setPassword({ id: UUID, email: values.Email, isTemporary: true }, hash, ctx)
    await audit(ctx, { action: 'officer.password', entity: 'officer', id: UUID })
    return {}
  })
}
