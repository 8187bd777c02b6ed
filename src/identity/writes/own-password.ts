import type { OfficerContext } from '../../platform/call-context.ts'
import type { ErrorCode } from '../../platform/catalogue.ts'
import { db, inOwnTransaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { type Attempt, attempt, clearAttempts } from './attempt.ts'
import { verifyPassword } from './passwords.ts'
import type { FoundOfficer } from './sign-in.ts'

interface Proof {
  /** As the browser hashed it. */
  sent: string
  /** The field that has it; default `Password`. */
  field?: string
  /** What is refused; by default as in the profile. */
  wrong?: Extract<ErrorCode, `${string}rongPassword`>
  throttled?: Attempt['refusal']
}

/**
 * Asks the officer who calls for their password, before what a window left open must not do. Refuses `wrong`, and
 * `throttled` after as many wrong ones as sign-in allows, which are counted apart: who guesses at the door does not keep
 * those who are inside from their work.
 */
export async function proveOwnPassword(
  {
    sent,
    field = 'Password',
    wrong = 'profile.wrongPassword',
    throttled = 'profile.passwordThrottled',
  }: Proof,
  ctx: OfficerContext,
): Promise<FoundOfficer> {
  const { email, password_hash: passwordHash } = await db()
    .selectFrom('officers')
    .select(['email', 'password_hash'])
    .where('id', '=', ctx.officer.id)
    .executeTakeFirstOrThrow()
  const made: Attempt = { purpose: 'own', of: email, refusal: throttled }
  await attempt(made, ctx, async () => {
    if (!(await verifyPassword(passwordHash, sent))) refuseField(field, wrong)
    // Apart: the count outlives a refusal of what comes after.
    await inOwnTransaction(() => clearAttempts(made, ctx))
  })
  return { officer: ctx.officer, email, passwordHash }
}
