import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { calls } from '../contract.ts'
import { headerOf } from '../reads/headers.ts'
import { payeeOf } from './change-payee.ts'
import { lockOrder } from './lock-order.ts'
import { takeStep } from './take-step.ts'

/**
 * An officer says that the changed payee of a payable is right. Refuses `po.ownPayeeChange` to whoever made any of the
 * changes that wait, and `po.noPayeeChange` where none waits.
 */
export function confirmPayee(input: Parsed<typeof calls.confirmPayee>, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('confirmPayee', input)
    const changes = await db()
      .selectFrom('unconfirmed_payees')
      .select('changed_by')
      .where('order_id', '=', order.id)
      .execute()
    if (changes.length === 0) refuse('po.noPayeeChange', { po: order.number })
    if (changes.some(({ changed_by }) => changed_by === ctx.officer.id))
      refuse('po.ownPayeeChange', { po: order.number })
    await takeStep('confirmPayee', order, ctx, { details: await payeeOf(order.id) })
    return headerOf(order.id)
  })
}
