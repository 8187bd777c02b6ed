import { proveOwnPassword } from '../../identity/writes/own-password.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
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
    await proveOwnPassword(
      {
        field: 'Password',
        sent: Password,
        wrong: 'auth.deleteWrongPassword',
        throttled: 'auth.passwordThrottled',
      },
      ctx,
    )
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
