import { refuseStale } from '../../identity/reads/stale.ts'
import type { ErrorCode } from '../../platform/catalogue.ts'
import { refuse } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { headerOnItsPage, poHeader } from '../contract/order.ts'
import { headerWithConditions } from '../reads/conditions.ts'
import { headerOf } from '../reads/headers.ts'
import { type Action, badge, linesOpen, receiptAllows, stateAllows, TRANSITIONS } from '../rules.ts'
import { presentPayable } from './refuse-changed.ts'

type Header = Awaited<ReturnType<typeof headerOf>>

/** What an action refuses with that finds the order in another state, where nothing nearer can be said. */
const WRONG_STATE = {
  submit: 'po.notDraft',
  review: 'po.wrongState',
  approve: 'po.notSubmitted',
  withdrawApproval: 'po.approvalUsed',
  reject: 'po.notSubmitted',
  confirm: 'po.notApproved',
  acknowledge: 'po.wrongState',
  cancel: 'po.notCancellable',
  receive: 'po.notConfirmed',
  undoReceive: 'po.notConfirmed',
  release: 'po.notConfirmed',
  invoice: 'po.notConfirmed',
  changePayee: 'po.notInvoiced',
  confirmPayee: 'po.notInvoiced',
  finalize: 'po.wrongState',
  undoUpdate: 'po.wrongState',
  discard: 'po.notDraft',
  delete: 'po.wrongState',
  withdraw: 'po.notWithdrawable',
} as const satisfies Record<Action, ErrorCode>

/** What an action refuses with that may not happen once a line is received. */
const RECEIVED = { cancel: 'po.cancelReceived', delete: 'po.deleteReceived' } as const

/** Finds out why `action` could not be taken on the order, and refuses with it. */
export async function refuseStep(action: Action, orderId: string): Promise<never> {
  const order = await headerOf(orderId)
  const now = { state: order.State, purchaseState: order.StatePurchase }
  if (stateAllows(action, now)) {
    const isOfPayee = action === 'changePayee' || action === 'confirmPayee'
    const present = isOfPayee ? await presentPayable(orderId) : poHeader.parse(order)
    await refuseStale('order', { id: orderId, made: order.Created, present })
  }
  refuseEnded(order)
  if (action === 'cancel') refuseReceived('cancel', order)
  if (action === 'delete' || action === 'undoReceive') refuseInvoiced(order)
  if (action === 'delete') refuseReceived('delete', order)
  if (action === 'invoice') refuseUnready(order)
  const isOver = order.StatePurchase !== null && ['receive', 'release'].includes(action)
  const code = isOver ? 'po.wrongState' : WRONG_STATE[action]
  refuse(code, { po: order.PONumber, state: badge(now) })
}

/** Refuses to change lines or header of an order that is not open for it, or was changed since. */
export async function refuseOpen(orderId: string): Promise<never> {
  const order = await headerWithConditions(orderId)
  const now = { state: order.State, purchaseState: order.StatePurchase }
  if (linesOpen(now)) {
    const present = headerOnItsPage.parse(order)
    await refuseStale('order', { id: orderId, made: order.Created, present })
  }
  refuseEnded(order)
  refuse('po.notDraft', { po: order.PONumber, state: badge(now) })
}

/** Refuses what may not happen to an order once lines of it are received. */
export function refuseReceived(
  action: keyof typeof RECEIVED,
  { PONumber, TotalReceipt }: Header,
): void {
  if (receiptAllows(action, TotalReceipt)) return
  refuse(RECEIVED[action], { po: PONumber, n: TotalReceipt })
}

function refuseEnded({ PONumber, State, StatePurchase }: Header): void {
  if (State === 'F') refuse('po.finalized', { po: PONumber })
  if (StatePurchase === 'CC') refuse('po.canceled', { po: PONumber })
}

function refuseInvoiced({ PONumber, InvoicedAt }: Header): void {
  if (InvoicedAt) refuse('po.alreadyInvoiced', { po: PONumber, date: businessDay(InvoicedAt) })
}

function refuseUnready(order: Header): void {
  refuseInvoiced(order)
  const { PONumber, State, TotalReceipt, TotalLine } = order
  if (!TRANSITIONS.invoice.from.includes(State)) return
  refuse('po.notFullyReceived', { po: PONumber, n: TotalReceipt, m: TotalLine })
}
