import { requireSecond } from '../../identity/writes/second-officer.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { calls } from '../contract.ts'
import { headerOf } from '../reads/headers.ts'
import { payeeMatters } from '../reads/payee-changes.ts'
import { TRANSITIONS } from '../rules.ts'
import { payeeOf } from './change-payee.ts'
import { lockOrder } from './lock-order.ts'
import { takeStep } from './take-step.ts'

/**
 * An officer says that the changed payee of a payable is right. Refuses `po.ownPayeeChange` and
 * `second.dependent` to whoever is not independent of who made the changes that wait, and `po.noPayeeChange` where none waits.
 */
export function confirmPayee(input: Parsed<typeof calls.confirmPayee>, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('confirmPayee', input)
    const matter = (await payeeMatters([order.id])).get(order.id)
    if (!matter) refuse('po.noPayeeChange', { po: order.number })
    const { roles } = TRANSITIONS.confirmPayee
    const eyes = await requireSecond(matter, roles, ctx, () =>
      refuse('po.ownPayeeChange', { po: order.number }),
    )
    await takeStep('confirmPayee', order, ctx, { details: await payeeOf(order.id), eyes })
    return headerOf(order.id)
  })
}
