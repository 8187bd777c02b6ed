import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { MAX_FAILURES_PER_ACCOUNT } from '../rules.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'
import { lockFound } from './sign-in.ts'
import { accountOf, countAttempt } from './throttle.ts'

interface Passwords {
  /** Both as the browser hashed them. */
  PresentPassword: string
  Password: string
}

/**
 * Sets another password for the officer who asks, who proves the present one. Refuses `profile.wrongPassword`,
 * `profile.samePassword`, and `profile.passwordThrottled` after as many wrong ones as sign-in allows.
 */
export async function changePassword(
  { PresentPassword, Password }: Passwords,
  ctx: OfficerContext,
) {
  const { email, password_hash: passwordHash } = await db()
    .selectFrom('officers')
    .select(['email', 'password_hash'])
    .where('id', '=', ctx.officer.id)
    .executeTakeFirstOrThrow()
  const limits = [{ subject: accountOf(email), max: MAX_FAILURES_PER_ACCOUNT }]
  await countAttempt(limits, ctx.now, 'profile.passwordThrottled')
  if (!(await verifyPassword(passwordHash, PresentPassword)))
    refuseField('PresentPassword', 'profile.wrongPassword')
  if (Password === PresentPassword) refuseField('Password', 'profile.samePassword')
  const hash = await hashPassword(Password)
  return transaction(async () => {
    const found = { officer: ctx.officer, email, passwordHash }
    if (!(await lockFound(found))) refuseField('PresentPassword', 'profile.wrongPassword')
    await setPassword({ id: ctx.officer.id, email }, hash, ctx)
    await audit(ctx, { action: 'officer.password', entity: 'officer', id: ctx.officer.id })
    return {}
  })
}
