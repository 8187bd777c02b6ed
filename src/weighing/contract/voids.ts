import { z } from 'zod'
import { change, noOutput, rowId } from '../../platform/call.ts'
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
    output: noOutput,
    errors,
  }),
  /** The same, by the scale that made the ticket. */
  voidOwnTicket: change({
    path: 'scale/VoidOwnTicket',
    roles: 'scale-token',
    input,
    output: noOutput,
    errors: [...errors, 'ticket.ofOtherScale'],
  }),
  /** Lets a voided weigh-in count again. */
  unvoidTicket: change({
    path: 'scale/UnvoidTicket',
    roles: MANAGERS,
    input: z.strictObject({ SSWeightID: rowId }),
    output: noOutput,
    errors: ['ticket.notFound', 'ticket.notVoided'],
  }),
}
