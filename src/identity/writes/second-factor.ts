import { randomBytes } from 'node:crypto'
import { audit } from '../../platform/audit.ts'
import type { CallContext, OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { officerRecord, secondFactorRule } from '../reads.ts'
import { mayHaveFactor, RECOVERY_CODES } from '../rules/second-factor.ts'
import { type Attempt, attempt, clearAttempts } from './attempt.ts'
import { encryptSecret, findSecret } from './factor-secret.ts'
import { proveOwnPassword } from './own-password.ts'
import { hashOf, plain, spendCode } from './spend-code.ts'
import { base32, stepOf } from './totp.ts'

const ISSUER = 'Palm Scale'

interface Proofs {
  Password: string
  Code: string
}

/**
 * Makes a secret for the officer who asks, to be taken into an app; it counts once they show a code of it. Refuses
 * `factor.off` and `factor.already`, and a wrong password as `proveOwnPassword` does.
 */
export async function beginFactor({ Password }: Pick<Proofs, 'Password'>, ctx: OfficerContext) {
  const { id, role } = ctx.officer
  if (!mayHaveFactor(secondFactorRule(), role)) refuse('factor.off')
  const { email } = await proveOwnPassword({ sent: Password }, ctx)
  const secret = randomBytes(20)
  const encrypted_secret = encryptSecret(secret, id)
  const pending = { clear_secret: null, encrypted_secret, asked_at: ctx.now }
  const kept = await db()
    .insertInto('second_factors')
    .values({ officer_id: id, ...pending })
    .onConflict((on) =>
      on.column('officer_id').doUpdateSet(pending).where('second_factors.set_up_at', 'is', null),
    )
    .returning('officer_id')
    .executeTakeFirst()
  if (!kept) refuse('factor.already')
  const Secret = base32(secret)
  const label = encodeURIComponent(`${ISSUER}:${email}`)
  const issuer = encodeURIComponent(ISSUER)
  return { Secret, Link: `otpauth://totp/${label}?secret=${Secret}&issuer=${issuer}` }
}

/** Takes the secret into force by a code of it, and answers the recovery codes, which nobody sees again. */
export async function confirmFactor({ Code }: Pick<Proofs, 'Code'>, ctx: OfficerContext) {
  const { id } = ctx.officer
  const pending = await db()
    .selectFrom('second_factors')
    .select('encrypted_secret')
    .where('officer_id', '=', id)
    .where('set_up_at', 'is', null)
    .executeTakeFirst()
  if (!pending) refuse('factor.notBegun')
  const secret = findSecret(pending.encrypted_secret, id)?.plain
  if (!secret) refuse('factor.notBegun')
  const made = attemptOf({ email: (await officerRecord(id)).Email })
  const step = await attempt(made, ctx, async () => {
    const step = stepOf(secret, plain(Code), ctx.now)
    return step ?? refuseField('Code', 'factor.wrongCode')
  })
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(15)))
  await transaction(async () => {
    const { numUpdatedRows } = await db()
      .updateTable('second_factors')
      .set({ set_up_at: ctx.now, last_step: step })
      .where('officer_id', '=', id)
      .where('encrypted_secret', '=', pending.encrypted_secret)
      .where('set_up_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('factor.notBegun')
    await db()
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ officer_id: id, code_hash: hashOf(code) })))
      .execute()
    await clearAttempts(made, ctx)
    await audit(ctx, { action: 'officer.setUpFactor', entity: 'officer', id })
    publishChange('officers', [id])
  })
  return { Codes: codes.map((code) => code.match(/.{4}/g)!.join('-')) }
}

/** Takes the officer's own second factor away, which they prove once more. */
export async function removeFactor({ Password, Code }: Proofs, ctx: OfficerContext) {
  const { id } = ctx.officer
  const made = attemptOf(await proveOwnPassword({ sent: Password }, ctx))
  await attempt(made, ctx, async () => {
    if (!(await spendCode(id, Code, ctx))) refuseField('Code', 'factor.wrongCode')
  })
  return transaction(async () => {
    await clearAttempts(made, ctx)
    await deleteFactor(id, 'officer.removeFactor', ctx)
    return {}
  })
}

/** Takes the second factor of an officer away, with an audit row of `action`; says whether there was one. */
export async function deleteFactor(id: string, action: string, ctx: CallContext): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('second_factors')
    .where('officer_id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await audit(ctx, { action, entity: 'officer', id })
  publishChange('officers', [id])
  return true
}

function attemptOf({ email }: { email: string }): Attempt {
  return { purpose: 'own', of: email, refusal: 'profile.passwordThrottled' }
}
