import type { Params } from '../../platform/errors.ts'
import type { TruckAnswer } from './numbering.ts'

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
  'scale.sameLoad',
  'scale.oddWeight',
  'scale.oldWayIn',
  'scale.oddNet',
  'day.closed',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

/** What is wrong with a ticket: the field as the wire calls it, where it is one's, and what fills the sentence. */
export interface TicketFault {
  code: FaultCode
  field?: string
  params: Params
}

/** Fields whose value is asked about where it is odd, and taken as it is once an officer confirmed it. */
export const ODD_FIELDS = ['WeightIn', 'WeightTimeIn', 'WeightOut'] as const
export type OddField = (typeof ODD_FIELDS)[number]

/** What an officer answered of a reading. */
export interface Answers {
  /** Of one under the number of another truck. */
  truck?: TruckAnswer
  /** Fields of the wire whose odd value is right. */
  confirmed?: ReadonlySet<string>
}

/** Whether an officer has to say which truck it is: its number or slip is another one's, or its load came by another door. */
export function asksForTruck(code: string): boolean {
  return code === 'scale.otherTruck' || code === 'scale.slipTaken' || code === 'scale.sameLoad'
}

/** Whether a ticket was refused for a field that no ticket has: it is taken in without it. */
export function hasUnknownField(code: string): boolean {
  return code === 'scale.unknownField'
}

/** Whether a fault is none once an officer says that it is so. */
export function isOdd(code: string): boolean {
  return code === 'scale.oddWeight' || code === 'scale.oldWayIn' || code === 'scale.oddNet'
}
