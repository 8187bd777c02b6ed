import { z } from 'zod'
import { change, rowId, text } from '../../platform/call.ts'
import { requiredReason } from '../../platform/reasons.ts'
import { MANAGERS } from '../../platform/roles.ts'

const input = z.strictObject({ SSWeightID: rowId, Reason: requiredReason })
const errors = [
  'ticket.notFound',
  'ticket.voided',
  'ticket.voidOut',
  'ticket.voidGraded',
  'ticket.voidOrdered',
  'ticket.voidProposed',
] as const

export const calls = {
  /** Voids a weigh-in that was wrong, while it is neither weighed out nor graded. */
  voidTicket: change({
    path: 'scale/VoidTicket',
    roles: MANAGERS,
    input,
    errors,
  }),
  /** The same, by the scale that made the ticket; of a weighing that was refused, what waits under its number is set aside. */
  voidOwnTicket: change({
    path: 'scale/VoidOwnTicket',
    roles: 'scale-token',
    input: z.union([
      input,
      z.strictObject({ WeightScaleIDIn: text(50).min(1), Reason: requiredReason }),
    ]),
    errors: [...errors, 'ticket.ofOtherScale'],
  }),
  /** Lets a voided weigh-in count again. */
  unvoidTicket: change({
    path: 'scale/UnvoidTicket',
    roles: MANAGERS,
    input: z.strictObject({ SSWeightID: rowId }),
    errors: ['ticket.notFound', 'ticket.notVoided'],
  }),
}
