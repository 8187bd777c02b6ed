import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { proveOwnPassword } from './own-password.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'
import { lockFound } from './sign-in.ts'

interface Passwords {
  /** Both as the browser hashed them. */
  PresentPassword: string
  Password: string
}

/**
 * Sets another password for the officer who asks, who proves the present one. Refuses `profile.wrongPassword`,
 * `profile.samePassword`, `v.passwordCommon`, and `profile.passwordThrottled` after as many wrong ones as sign-in allows.
 */
export async function changePassword(
  { PresentPassword, Password }: Passwords,
  ctx: OfficerContext,
) {
  refuseCommonPassword(Password)
  const found = await proveOwnPassword(
    {
      field: 'PresentPassword',
      sent: PresentPassword,
      wrong: 'profile.wrongPassword',
      throttled: 'profile.passwordThrottled',
    },
    ctx,
  )
  if (Password === PresentPassword) refuseField('Password', 'profile.samePassword')
  const hash = await hashPassword(Password)
  return transaction(async () => {
    if (!(await lockFound(found))) refuseField('PresentPassword', 'profile.wrongPassword')
    await setPassword({ id: ctx.officer.id, email: found.email }, hash, ctx)
    await audit(ctx, { action: 'officer.password', entity: 'officer', id: ctx.officer.id })
    return {}
  })
}
