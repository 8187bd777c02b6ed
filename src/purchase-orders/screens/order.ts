import type { Output } from '../../platform/call.ts'
import { storedSession } from '../../platform/client.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { type Action, badge, mayDo, type OrderState } from '../rules.ts'

export type Order = Output<typeof calls.submitPO>
export type OrderLine = Output<typeof calls.getPOLineByPOHeader>[number]
export type OrderWithLines = Output<typeof calls.getFilterPOStateConfirm>['data'][number]
export type Payable = Output<typeof calls.getFilterPOStateCanInvoice>['data'][number]
export type PayableLine = Payable['POLineSet'][number]
export type OrderRecord = Output<typeof calls.getEnvironmentPOLineManage>
export type FreeTicket = OrderRecord['weight'][number]

/** Where the order stands on its two axes. */
export function stateOf(order: Order): OrderState {
  return { state: order.State, purchaseState: order.StatePurchase }
}

export function badgeOf(order: Order) {
  return badge(stateOf(order))
}

/** Actions that the server refuses once a line of the order is received. */
const BEFORE_RECEIPT: readonly Action[] = ['cancel', 'delete']

/** Whether the officer of `session` is offered `action`: the table of transitions, less what the order itself rules out. */
export function offered(action: Action, order: Order, session = storedSession()): boolean {
  if (!session || !mayDo(action, stateOf(order), session.role)) return false
  if (BEFORE_RECEIPT.includes(action)) return order.TotalReceipt === 0
  const own = order.SubmittedBy === session.officer.UUID && session.role !== 0
  return action !== 'approve' || !own
}

/** What an officer calls the ticket of a line: its slip number, the scale's own id until it has one. */
export function slipOf(line: OrderLine): string {
  return line.WeightSequenceWeightOut ?? line.WeightScaleIDIn
}

export function ticketName(ticket: FreeTicket): string {
  return ticket.SequenceWeightOut ?? String(ticket.SSWeightID)
}

/** The day on which a line is received where nobody says another: that of the truck's exit. */
export function exitDay(line: OrderLine): string {
  return businessDay(line.WeightTimeOut ?? line.WeightTimeIn)
}

export function isOpen(line: OrderLine): boolean {
  return line.IsReceipt === 0
}
