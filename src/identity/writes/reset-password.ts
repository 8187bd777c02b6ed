import type { Act, Officer } from '../../platform/act.ts'
import { PLACES } from '../../platform/addresses.ts'
import { audit } from '../../platform/audit.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { mailLater, mailsLead, sendsMail } from '../../platform/mail.ts'
import type { Role } from '../../platform/roles.ts'
import { resetMail } from '../documents/reset-mail.ts'
import { sessionHash } from '../reads.ts'
import { MOST_FAILURES_PER_ACCOUNT, MOST_FAILURES_PER_ADDRESS } from '../rules.ts'
import { keepPassword } from './passwords.ts'
import { issueLink, spendLink } from './reset-links.ts'
import { setPassword } from './set-password.ts'
import { findByEmail, holdFound } from './sign-in.ts'
import { accountOf, countAttempt } from './throttle.ts'

/**
 * Mails a link to the officer of `email`. Whether there is one is looked up after the answer, so that neither
 * what is said nor how long it takes tells. Refuses `auth.noMail` and `auth.resetThrottled`.
 */
export async function requestPasswordReset({ email }: { email: string }, act: Act) {
  if (!sendsMail()) refuse('auth.noMail')
  const limits = [
    { subject: `reset:${accountOf(email)}`, most: MOST_FAILURES_PER_ACCOUNT },
    { subject: `reset:address:${act.address}`, most: MOST_FAILURES_PER_ADDRESS },
  ]
  await countAttempt(limits, act.now, 'auth.resetThrottled')
  mailLater(() => writeLink(email, act))
  return {}
}

async function writeLink(email: string, act: Act) {
  const found = await findByEmail(email)
  if (!found) return undefined
  const { officer } = found
  const token = await transaction(async () => {
    if (!(await holdFound(found))) return undefined
    await audit(act, { action: 'officer.requestReset', entity: 'officer', id: officer.id })
    return issueLink(officer.id, act.now)
  })
  if (!token) return undefined
  const link = mailsLead(`${PLACES.resetPassword.path}?token=${token}`)
  return { to: found.email, ...resetMail({ officer, link }, act.language) }
}

/**
 * Sets the password by the token of a mailed link, once. Refuses `auth.resetInvalid` alike for a token that is
 * unknown, spent, voided, too old or of a deactivated officer, and `auth.resetThrottled`.
 */
export async function resetPassword(
  { Token, Password }: { Token: string; Password: string },
  act: Act,
) {
  const limits = [
    { subject: `setPassword:address:${act.address}`, most: MOST_FAILURES_PER_ADDRESS },
  ]
  await countAttempt(limits, act.now, 'auth.resetThrottled')
  const kept = await keepPassword(Password)
  await transaction(async () => {
    const found = await holdActive(Token)
    if (!found || !(await spendLink(Token, act.now))) refuse('auth.resetInvalid')
    const { email, ...officer } = found
    await setPassword({ id: officer.id, email }, kept, act)
    await audit(
      { ...act, officer },
      { action: 'officer.resetPassword', entity: 'officer', id: officer.id },
    )
  })
  return {}
}

/** Whom a token is for. They are held before their link is, as by whoever else changes them. */
async function holdActive(token: string): Promise<(Officer & { email: string }) | undefined> {
  const row = await db()
    .selectFrom('password_resets')
    .innerJoin('active_officers as officers', 'officers.id', 'officer_id')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'role', 'email'])
    .where('token_hash', '=', sessionHash(token))
    .forNoKeyUpdate('officers')
    .executeTakeFirst()
  return row && { ...row, role: row.role as Role }
}
