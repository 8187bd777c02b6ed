import { MAX_FAILURES_PER_ACCOUNT } from '../../identity/rules.ts'
import { verifyPassword } from '../../identity/writes/passwords.ts'
import { clearFailures, countAttempt } from '../../identity/writes/throttle.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, inOwnTransaction, transaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder } from './lock-order.ts'
import { refuseReceived } from './refuse-step.ts'
import { takeStep } from './take-step.ts'
import { releaseLines } from './tickets.ts'

export interface Deletion {
  POHeaderUUID: string
  /** Of the officer who deletes, as the browser hashed it. */
  Password: string
  Reason?: string | null
}

/** Takes an order out of every list; its tickets are free, its number and its history stay. */
export function deleteOrder({ POHeaderUUID, Password, Reason }: Deletion, ctx: OfficerContext) {
  return transaction(async () => {
    await verifyOwnPassword(Password, ctx)
    const order = await lockOrder('delete', { POHeaderUUID })
    refuseReceived('delete', await headerOf(order.id))
    const tickets = await releaseLines(order.id, { because: 'deleted' }, ctx)
    await takeStep('delete', order, ctx, {
      reason: Reason,
      details: { tickets },
      set: { deleted_at: ctx.now },
    })
    return {}
  })
}

/** The count of wrong passwords stands apart: it must outlive a refusal, and a right one clears it. */
async function verifyOwnPassword(sent: string, { officer, now }: OfficerContext): Promise<void> {
  const subject = `password:${officer.id}`
  await countAttempt([{ subject, max: MAX_FAILURES_PER_ACCOUNT }], now, 'auth.passwordThrottled')
  const stored = await db()
    .selectFrom('officers')
    .select('password_hash')
    .where('id', '=', officer.id)
    .executeTakeFirst()
  if (!(await verifyPassword(stored?.password_hash, sent)))
    refuseField('Password', 'auth.deleteWrongPassword')
  await inOwnTransaction(() => clearFailures(subject, [], now))
}
