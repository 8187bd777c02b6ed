import { ROUTES } from '../../platform/addresses.ts'
import { audit } from '../../platform/audit.ts'
import type { CallContext, Officer } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isMailEnabled, queueMail, screenUrl } from '../../platform/mail.ts'
import type { Role } from '../../platform/roles.ts'
import { resetMail } from '../documents/mails.ts'
import { OFFICER_COLUMNS, sessionHash } from '../reads.ts'
import { type Attempt, attempt } from './attempt.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword, setPassword } from './passwords.ts'
import { consumeLink, issueLink } from './reset-links.ts'
import { findByEmail, lockFound } from './sign-in.ts'

/**
 * Mails a link to the officer of `email`. Whether there is one is looked up after the answer, so that neither
 * what is said nor how long it takes tells. Refuses `auth.noMail` and `auth.resetThrottled`.
 */
export async function requestPasswordReset({ email }: { email: string }, ctx: CallContext) {
  if (!isMailEnabled()) refuse('auth.noMail')
  const made: Attempt = { purpose: 'resetMail', of: email, refusal: 'auth.resetThrottled' }
  await attempt(made, ctx, async () => queueMail(() => writeLink(email, ctx)))
  return {}
}

async function writeLink(email: string, ctx: CallContext) {
  const found = await findByEmail(email)
  if (!found) return undefined
  const { officer } = found
  const token = await transaction(async () => {
    if (!(await lockFound(found))) return undefined
    await audit(ctx, { action: 'officer.requestReset', entity: 'officer', id: officer.id })
    return issueLink(officer.id, ctx.now)
  })
  if (!token) return undefined
  // Behind the #, where neither a server's nor a proxy's log, nor the next page's, hears of it.
  const link = screenUrl(`${ROUTES.resetPassword.path}#token=${token}`)
  return { to: found.email, ...resetMail({ officer, link }, ctx.language) }
}

/**
 * Sets the password by the token of a mailed link, once. Refuses `auth.resetInvalid` alike for a token that is
 * unknown, spent, voided, too old or of a deactivated officer, `auth.resetThrottled`, and `v.passwordCommon`.
 */
export async function resetPassword(
  { Token, Password }: { Token: string; Password: string },
  ctx: CallContext,
) {
  refuseCommonPassword(Password)
  const made: Attempt = { purpose: 'resetLink', of: Token, refusal: 'auth.resetThrottled' }
  const hash = await attempt(made, ctx, () => hashPassword(Password))
  await transaction(async () => {
    const found = await lockActiveOfficer(Token)
    if (!found || !(await consumeLink(Token, ctx.now))) refuse('auth.resetInvalid')
    const { email, ...officer } = found
    await setPassword({ id: officer.id, email }, hash, ctx)
    await audit(
      { ...ctx, officer },
      { action: 'officer.resetPassword', entity: 'officer', id: officer.id },
    )
  })
  return {}
}

/** Whom a token is for. They are held before their link is, as by whoever else changes them. */
function lockActiveOfficer(token: string): Promise<(Officer & { email: string }) | undefined> {
  return db()
    .selectFrom('password_resets')
    .innerJoin('active_officers as officers', 'officers.id', 'officer_id')
    .select([...OFFICER_COLUMNS, 'email'])
    .$narrowType<{ role: Role }>()
    .where('token_hash', '=', sessionHash(token))
    .forNoKeyUpdate('officers')
    .executeTakeFirst()
}
