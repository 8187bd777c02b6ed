import { randomBytes } from 'node:crypto'
import { audit } from '../../platform/audit.ts'
import type { CallContext, Officer, OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { Role } from '../../platform/roles.ts'
import { expiryOf, factorOf, OFFICER_COLUMNS, secondFactorRule, sessionHash } from '../reads.ts'
import { mustHaveFactor } from '../rules/second-factor.ts'
import { type Attempt, attempt, clearAttempts } from './attempt.ts'
import { verifyPassword } from './passwords.ts'
import { rememberPlace } from './places.ts'
import { spendCode } from './spend-code.ts'

export interface Credentials {
  email: string
  /** The hash that the browser sends in place of the password. */
  password: string
  remember: boolean
  /** Of the second factor. */
  Code?: string | undefined
}

/**
 * Opens a session; refuses `auth.wrong` alike for an unknown e-mail and a wrong password, and `auth.deactivated` to
 * whoever proves to be an officer that was shut out. Who has a second factor is asked for it once the password is right
 * (`auth.secondFactor`, `auth.wrongCode`); until then nothing is signed in.
 */
export async function signIn({ email, password, remember, Code }: Credentials, ctx: CallContext) {
  const made: Attempt = { purpose: 'signIn', of: email, refusal: 'auth.throttled' }
  const found = await attempt(made, ctx, async () => {
    const known = await findByEmail(email)
    if (!(await verifyPassword(known?.passwordHash, password)) || !known) refuse('auth.wrong')
    if (known.isDeactivated) refuse('auth.deactivated')
    const factor = await factorOf(known.officer.id)
    if (factor && !Code) refuseField('Code', 'auth.secondFactor')
    if (factor && !(await spendCode(known.officer.id, Code ?? '', { ...ctx, ...known })))
      refuseField('Code', 'auth.wrongCode')
    return { ...known, hasFactor: factor !== undefined }
  })
  const { officer, hasTemporaryPassword: TemporaryPassword } = found
  const session = await transaction(async () => {
    if (!(await lockFound(found))) refuse('auth.wrong')
    await clearAttempts(made, ctx)
    await rememberPlace(officer.id, ctx.address, ctx.now)
    return openSession(officer, remember, ctx)
  })
  const { id: UUID, firstName: Name, lastName: Lastname, role: Roles } = officer
  const times = { started_at: ctx.now, seen_at: ctx.now, remembered: remember }
  const SecondFactorNeeded = !found.hasFactor && mustHaveFactor(secondFactorRule(), Roles)
  const answer = { session, UUID, Name, Lastname, Roles, ExpiresAt: expiryOf(times) }
  return { ...answer, TemporaryPassword, SecondFactorNeeded }
}

/** Ends the session that makes the call. */
export async function signOut(ctx: OfficerContext) {
  await db()
    .updateTable('sessions')
    .set({ revoked_at: ctx.now, revoked_because: 'sign-out' })
    .where('token_hash', '=', ctx.sessionHash)
    .execute()
  await audit(ctx, { action: 'officer.signOut', entity: 'officer', id: ctx.officer.id })
  publishChange('officers', [ctx.officer.id])
  return {}
}

/** Records that the session was used, at most once a minute, so that reading rarely writes. */
export async function recordUse(hash: Buffer, seenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - seenAt.getTime() < 60_000) return
  await db().updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', hash).execute()
}

export interface FoundOfficer {
  officer: Officer
  email: string
  passwordHash: string
}

interface FoundAccount extends FoundOfficer {
  isDeactivated: boolean
  hasTemporaryPassword: boolean
}

/** The officer with that e-mail, compared without case. */
export async function findByEmail(asked: string): Promise<FoundAccount | undefined> {
  const row = await db()
    .selectFrom('officers')
    .select(OFFICER_COLUMNS)
    .select(['email', 'password_hash', 'deactivated_at', 'password_is_temporary'])
    .$narrowType<{ role: Role }>()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', asked.toLowerCase()))
    .executeTakeFirst()
  if (!row) return undefined
  const { id, firstName, lastName, role, email } = row
  return {
    officer: { id, firstName, lastName, role },
    email,
    passwordHash: row.password_hash,
    isDeactivated: row.deactivated_at !== null,
    hasTemporaryPassword: row.password_is_temporary,
  }
}

/**
 * Holds an officer until the transaction ends; returns whether they are still as they were found. Who sets another
 * password or shuts them out waits, and then ends the session that was opened.
 */
export async function lockFound({ officer, email, passwordHash }: FoundOfficer): Promise<boolean> {
  const same = await db()
    .selectFrom('active_officers')
    .select('id')
    .where((eb) => eb.and({ id: officer.id, email, password_hash: passwordHash }))
    .forShare()
    .executeTakeFirst()
  return same !== undefined
}

async function openSession(
  officer: Officer,
  remembered: boolean,
  ctx: CallContext,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db()
    .insertInto('sessions')
    .values({
      token_hash: sessionHash(token),
      officer_id: officer.id,
      remembered,
      started_at: ctx.now,
      seen_at: ctx.now,
      address: ctx.address,
      user_agent: ctx.userAgent,
    })
    .execute()
  await audit({ ...ctx, officer }, { action: 'officer.signIn', entity: 'officer', id: officer.id })
  publishChange('officers', [officer.id])
  return token
}
