import { createHash } from 'node:crypto'
import { audit } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { factorOf } from '../reads.ts'
import { decryptSecret } from './factor-secret.ts'
import { stepOf } from './totp.ts'

/**
 * Whether `code` is one of the officer's app or a recovery code, either of which is taken once; refuses `auth.factorUnreadable`
 * where the server has not the key to tell a code of the app.
 */
export async function spendCode(id: string, code: string, ctx: CallContext): Promise<boolean> {
  const typed = plain(code)
  return /^\d{6}$/.test(typed) ? spendStep(id, typed, ctx.now) : spendRecoveryCode(id, typed, ctx)
}

async function spendStep(id: string, code: string, now: Date): Promise<boolean> {
  const factor = await factorOf(id)
  const step = factor && stepOf(decryptSecret(factor.encrypted_secret, id), code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await db()
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('officer_id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function spendRecoveryCode(id: string, code: string, ctx: CallContext): Promise<boolean> {
  return transaction(async () => {
    const { numUpdatedRows } = await db()
      .updateTable('recovery_codes')
      .set({ used_at: ctx.now })
      .where('officer_id', '=', id)
      .where('code_hash', '=', hashOf(code))
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await audit(ctx, { action: 'officer.useRecoveryCode', entity: 'officer', id })
    return true
  })
}

/** A code as it is compared, however it is typed. */
export function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase()
}

/** The hash under which a recovery code is kept. */
export function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
