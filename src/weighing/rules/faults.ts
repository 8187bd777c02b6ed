import type { Params } from '../../platform/errors.ts'

/** Why a ticket of a batch is refused by itself. */
export const FAULT_CODES = [
  'scale.notTicket',
  'scale.missing',
  'scale.unknownField',
  'scale.kilograms',
  'scale.decimals',
  'scale.time',
  'scale.tooLong',
  'scale.text',
  'scale.net',
  'scale.order',
  'scale.future',
  'scale.halfOut',
  'scale.voided',
  'scale.unknownProduct',
  'scale.otherTruck',
  'scale.slipTaken',
  'day.closed',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

/** What is wrong with a ticket: the field as the wire calls it, where it is one's, and what fills the sentence. */
export interface TicketFault {
  code: FaultCode
  field?: string
  params: Params
}
