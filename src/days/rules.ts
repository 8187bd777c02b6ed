import { LINES_OPEN } from '../purchase-orders/rules/states.ts'
import { TRANSITIONS } from '../purchase-orders/rules/steps.ts'

/** What may still be open of a day, in the order in which palm goes on. */
export const CHECKS = [
  'inYard',
  'correction',
  'notGraded',
  'notPriced',
  'onNoOrder',
  'notSubmitted',
  'notApproved',
  'notReceived',
  'notInvoiced',
  'noYield',
] as const
export type Check = (typeof CHECKS)[number]

/**
 * Nothing blocks the close: a truck that broke down in the yard, or a load that is never graded, would keep a day open for
 * ever. These change the day's figures once they are done, which then takes a reopening: the question before closing
 * names them. The others go on with the day closed.
 */
const CHANGING_FIGURES: readonly Check[] = [
  'inYard',
  'correction',
  'notGraded',
  'notPriced',
  'noYield',
]

/** Whether what is open would change the figures of its day. */
export function changesFigures(check: Check): boolean {
  return CHANGING_FIGURES.includes(check)
}

/** How far a ticket has come. */
export interface Progress {
  isOut: boolean
  isGraded: boolean
  isPriced: boolean
  /** Of the order that it is on; null on none. */
  orderState: string | null
  isReceived: boolean
  isInvoiced: boolean
}

const NOT_SUBMITTED: readonly string[] = LINES_OPEN
const NOT_APPROVED: readonly string[] = TRANSITIONS.approve.from

/** The one next thing that a ticket waits for; undefined once its payable is set up. */
export function waitsFor(ticket: Progress): Check | undefined {
  const { orderState } = ticket
  if (!ticket.isOut) return 'inYard'
  if (!ticket.isGraded) return 'notGraded'
  if (!ticket.isPriced) return 'notPriced'
  if (orderState === null) return 'onNoOrder'
  if (NOT_SUBMITTED.includes(orderState)) return 'notSubmitted'
  if (NOT_APPROVED.includes(orderState)) return 'notApproved'
  if (!ticket.isReceived) return 'notReceived'
  return ticket.isInvoiced ? undefined : 'notInvoiced'
}

/** Whether a day is over. Until then goods and debts of it still come, and it cannot be closed. */
export function isOver(day: string, today: string): boolean {
  return day < today
}
