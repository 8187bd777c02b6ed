import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { lockUser } from './lock-user.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

/** Sets an officer's password to what the browser made of it. Refuses `user.notFound` and `user.above`. */
export function updatePassword(
  { UUID, Password }: { UUID: string; Password: string },
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const hash = await hashPassword(Password)
    const { values } = await lockUser(UUID, ctx)
    await setPassword({ id: UUID, email: values.Email }, hash, ctx)
    await audit(ctx, { action: 'officer.password', entity: 'officer', id: UUID })
    return {}
  })
}
