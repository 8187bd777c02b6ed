import type { TicketFault } from './faults.ts'

/** What decides whether a weigh-in can be voided. */
export interface VoidFacts {
  isVoided: boolean
  isGraded: boolean
  isWeighedOut: boolean
}

/** Why the weigh-in of a ticket that is on no order cannot be voided; undefined where it can. */
export function voidRefusal({ isVoided, isGraded, isWeighedOut }: VoidFacts) {
  if (isVoided) return 'ticket.voided'
  if (isWeighedOut) return 'ticket.voidOut'
  return isGraded ? 'ticket.voidGraded' : undefined
}

/** The fault of a reading that says something new of a voided ticket. */
export function ofVoided(ticket: { isVoided: boolean } | undefined): TicketFault | undefined {
  return ticket?.isVoided ? { code: 'scale.voided', params: {} } : undefined
}
