import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import type { calls } from '../contract.ts'
import { valueAt } from '../rules/refused.ts'
import { takeIn } from './import-tickets.ts'
import { lockIntake } from './lock-intake.ts'
import { refuseFault } from './refuse-fault.ts'
import { lockOpen, resolveTaken } from './resolve-refused.ts'

/**
 * Takes a refused ticket in as an officer has fixed it, in the place of the scale that sent it: by the same intake, which
 * may refuse it again. Its number, where it has one, is not changed; where that is another truck's, the officer says which
 * of the two it is, and an odd value stands once it is confirmed.
 */
export function takeInRefused(
  { ID, Ticket, Truck, Confirmed }: Parsed<typeof calls.takeInRefused>,
  ctx: OfficerContext,
) {
  return transaction(async () => {
    await lockIntake()
    const open = await lockOpen(ID)
    const { scale_id_in: id } = open
    if (id !== null && valueAt(Ticket, 'WeightScaleIDIn') !== id) {
      refuseField('WeightScaleIDIn', 'refused.otherTicket', { id })
    }
    const scaleToken = { id: open.scale_token_id, name: open.scale_name }
    const answers = { truck: Truck, confirmed: new Set(Confirmed) }
    const [validated] = await takeIn([Ticket], { ...ctx, scaleToken }, answers)
    const { fault, of, outcome } = validated!
    if (fault) return refuseFault(fault, ctx)
    const ticketId = of?.id as number
    await resolveTaken(ID, { ticketId, before: open.sent, after: Ticket }, ctx)
    return { SSWeightID: ticketId, Outcome: outcome }
  })
}
