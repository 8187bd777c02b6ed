import type { Output } from '../../platform/call.ts'
import { storedSession } from '../../platform/client.ts'
import { sum } from '../../platform/money.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { stateOf } from '../rules/states.ts'
import { type Action, blockerAllows, makerAllows, mayDo, receiptAllows } from '../rules/steps.ts'
import { mayReleaseOne, usualReceiptDay } from '../rules.ts'

export type Order = Output<typeof calls.submitPO>
export type OrderLine = Output<typeof calls.getPOLineByPOHeader>[number]
export type OrderWithLines = Output<typeof calls.getFilterPOStateConfirm>['data'][number]
export type Payable = Output<typeof calls.getFilterPOStateCanInvoice>['data'][number]
export type PayableLine = Payable['POLineSet'][number]
export type OrderRecord = Output<typeof calls.getEnvironmentPOLineManage>
export type FreeTicket = OrderRecord['weight'][number]

/** Whether the officer of `session` is offered `action`: what the server would not refuse by the rules. */
export function offered(action: Action, order: Order, session = storedSession()): boolean {
  if (!session || !mayDo(action, stateOf(order), session.role)) return false
  return (
    receiptAllows(action, order.TotalReceipt) &&
    blockerAllows(action, order.ApprovalBar) &&
    makerAllows(action, session.officer.UUID, order.OfficerUUID) &&
    (action !== 'release' || mayReleaseOne(order.TotalLine))
  )
}

interface ByOfficer {
  OfficerName: string | null
  OfficerLastname: string | null
}

/** First and last name of who made it; nothing where the system did. */
export function officerOf({ OfficerName, OfficerLastname }: ByOfficer): string {
  return [OfficerName, OfficerLastname].filter(Boolean).join(' ')
}

/** The number of that one of the orders. */
export function numberOf(orders: readonly Order[], id: string): string {
  return orders.find(({ UUID }) => UUID === id)?.PONumber ?? id
}

/** What an officer calls the ticket of a line: its slip number, the scale's own id until it has one. */
export function slipOf(line: OrderLine): string {
  return line.WeightSequenceWeightOut ?? line.WeightScaleIDIn
}

export function ticketName(ticket: FreeTicket): string {
  return ticket.SequenceWeightOut ?? String(ticket.SSWeightID)
}

/** The day on which a truck left, or came where it has not left. */
export function exitDay(line: OrderLine): string {
  return businessDay(line.WeightTimeOut ?? line.WeightTimeIn)
}

/** The day on which a line is received at `now` where nobody says another. */
export function receiptDay(line: OrderLine, now: Date): string {
  return usualReceiptDay(exitDay(line), line.IsExitDayClosed, businessDay(now))
}

export function isOpen(line: OrderLine): boolean {
  return line.IsReceipt === 0
}

/** What orders come to: tickets, kilograms and baht. */
export function sumsOf(orders: readonly Order[]) {
  return {
    tickets: sum(orders.map(({ TotalLine }) => TotalLine)).toNumber(),
    weight: sum(orders.map(({ TotalWeight }) => TotalWeight)).toNumber(),
    amount: sum(orders.map(({ TotalAmount }) => TotalAmount)).toNumber(),
  }
}
