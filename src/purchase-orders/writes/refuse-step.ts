import { refuseStale } from '../../identity/reads/stale.ts'
import { refuse } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { headerOnItsPage, poHeader } from '../contract/order.ts'
import { headerWithConditions } from '../reads/conditions.ts'
import { headerOf } from '../reads/headers.ts'
import { type Action, badge, linesOpen, receiptAllows, stateAllows, TRANSITIONS } from '../rules.ts'
import { presentPayable } from './refuse-changed.ts'

type Header = Awaited<ReturnType<typeof headerOf>>

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
  if (action === 'delete' || action === 'undoReceive') refuseInvoiced(order)
  refuseReceived(action, order)
  if (action === 'invoice') refuseUnready(order)
  const isOver = order.StatePurchase !== null && ['receive', 'release'].includes(action)
  const { wrongState = 'po.wrongState' } = TRANSITIONS[action]
  const code = isOver ? 'po.wrongState' : wrongState
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
export function refuseReceived(action: Action, { PONumber, TotalReceipt }: Header): void {
  const { whileUnreceived } = TRANSITIONS[action]
  if (!whileUnreceived || receiptAllows(action, TotalReceipt)) return
  refuse(whileUnreceived, { po: PONumber, n: TotalReceipt })
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
