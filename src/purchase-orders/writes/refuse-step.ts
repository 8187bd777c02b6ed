import { refuseStale } from '../../identity/reads.ts'
import { refuse } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { poHeader } from '../contract/order.ts'
import { headerOf } from '../reads/headers.ts'
import { type Action, badge, stateAllows } from '../rules.ts'

type Header = Awaited<ReturnType<typeof headerOf>>

/** What an action that found the order in another state refuses with, where nothing nearer can be said. */
const WRONG_STATE: Partial<Record<Action, string>> = {
  submit: 'po.notDraft',
  approve: 'po.notSubmitted',
  reject: 'po.notSubmitted',
  confirm: 'po.notApproved',
  cancel: 'po.notCancellable',
  receive: 'po.notConfirmed',
  release: 'po.notConfirmed',
  invoice: 'po.notConfirmed',
}

/** Finds out why `action` could not be taken on the order, and refuses with it. */
export async function refuseStep(action: Action, orderId: string): Promise<never> {
  const order = await headerOf(orderId)
  const now = { state: order.State, purchaseState: order.StatePurchase }
  if (stateAllows(action, now)) {
    await refuseStale('order', { id: orderId, made: order.Created, present: poHeader.parse(order) })
  }
  refuseEnded(order)
  if (action === 'cancel') refuseReceived('po.cancelReceived', order)
  if (action === 'delete') refuseInvoiced(order)
  if (action === 'delete') refuseReceived('po.deleteReceived', order)
  if (action === 'invoice') refuseUnready(order)
  const isOver = order.StatePurchase !== null && ['receive', 'release'].includes(action)
  const code = isOver ? undefined : WRONG_STATE[action]
  refuse(code ?? 'po.wrongState', { po: order.PONumber, state: badge(now) })
}

/** Refuses to change the lines of an order that is not open for it. */
export async function refuseLines(orderId: string): Promise<never> {
  const order = await headerOf(orderId)
  refuseEnded(order)
  const state = badge({ state: order.State, purchaseState: order.StatePurchase })
  refuse('po.notDraft', { po: order.PONumber, state })
}

/** Refuses with `code` when lines of the order are received. */
export function refuseReceived(code: string, { PONumber, TotalReceipt }: Header): void {
  if (TotalReceipt > 0) refuse(code, { po: PONumber, n: TotalReceipt })
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
  if (State !== 'CF' && State !== 'C') return
  refuse('po.notFullyReceived', { po: PONumber, n: TotalReceipt, m: TotalLine })
}
