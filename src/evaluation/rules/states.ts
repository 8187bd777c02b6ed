import { ENDED, type StateAppearance } from '../../ui/record/state-appearance.ts'
import { type TicketState, ticketState } from '../rules.ts'
import type { TicketFacts } from './tasks.ts'

/** The fields that tell the state of a ticket: percent, baht per kg and kg, each null until it is known. */
export interface Progress {
  SysProductGrade: number | null
  SysPrice: number | null
  WeightNet: number | null
  /** Set while its weigh-in is voided. */
  Voided?: object | null
}

/** The same as the rules ask for it. */
export function factsOf({ SysProductGrade, SysPrice, WeightNet, Voided }: Progress): TicketFacts {
  return {
    isVoided: Voided != null,
    isGraded: SysProductGrade !== null,
    isValued: SysPrice !== null,
    isWeighedOut: WeightNet !== null,
  }
}

/** The task that the ticket waits for. */
export function stateOf(record: Progress): TicketState {
  return ticketState(factsOf(record))
}

/** The looks of a ticket's badges, and of those that wait to be weighed out. */
export const APPEARANCES = {
  weighOut: { shape: 'dashed', tint: 'gray' },
  grade: { shape: 'ring', tint: 'blue' },
  value: { shape: 'half', tint: 'violet' },
  evaluated: { shape: 'tick', tint: 'green' },
  voided: ENDED,
} as const satisfies Record<string, StateAppearance>
export type TicketBadge = keyof typeof APPEARANCES

const BADGES = {
  grade: 'grade',
  value: 'value',
  'weigh-out': 'evaluated',
  done: 'evaluated',
  voided: 'voided',
} as const satisfies Record<TicketState, TicketBadge>

/** The badge of a ticket. One that is graded and priced is done with here, though its truck may still be in the yard. */
export function badgeOf(record: Progress): TicketBadge {
  return BADGES[stateOf(record)]
}

/** The name of a ticket: its slip number, or the scale's own number until the slip is printed. */
export function ticketName(ticket: {
  SequenceWeightOut: string | null
  WeightScaleIDIn: string
}): string {
  return ticket.SequenceWeightOut ?? ticket.WeightScaleIDIn
}

/** A truck that waits longer, in minutes, needs a look. */
export const LONG_WAIT_MINUTES = 60
