import { refuseStale } from '../../identity/reads/stale.ts'
import { refuse } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { headerOnItsPage, poHeader } from '../contract/order.ts'
import { headerWithConditions } from '../reads/conditions.ts'
import { headerOf } from '../reads/headers.ts'
import { BADGES, badgeOf, linesOpen, stateOf } from '../rules/states.ts'
import { type Action, receiptAllows, stateAllows, TRANSITIONS } from '../rules/steps.ts'
import { presentPayable } from './refuse-changed.ts'

type Header = Awaited<ReturnType<typeof headerOf>>

/** Finds out why `action` could not be taken on the order, and refuses with it. */
export async function refuseStep(action: Action, orderId: string): Promise<never> {
  const order = await headerOf(orderId)
  const { from, beforePayable, ofPayable, ...codes } = TRANSITIONS[action]
  if (stateAllows(action, stateOf(order))) {
    const present = ofPayable ? await presentPayable(orderId) : poHeader.parse(order)
    await refuseStale('order', { id: orderId, made: order.Created, present })
  }
  refuseEnded(order)
  if (beforePayable) refuseInvoiced(order)
  refuseReceived(action, order)
  const { wrongState = 'po.wrongState', wrongPurchase = wrongState } = codes
  refuse(from.includes(order.State) ? wrongPurchase : wrongState, {
    po: order.PONumber,
    state: badgeOf(order),
    n: order.TotalReceipt,
    m: order.TotalLine,
  })
}

/** Refuses to change lines or header of an order that is not open for it, or was changed since. */
export async function refuseOpen(orderId: string): Promise<never> {
  const order = await headerWithConditions(orderId)
  if (linesOpen(stateOf(order))) {
    const present = headerOnItsPage.parse(order)
    await refuseStale('order', { id: orderId, made: order.Created, present })
  }
  refuseEnded(order)
  refuse('po.notDraft', { po: order.PONumber, state: badgeOf(order) })
}

/** Refuses what may not happen to an order once lines of it are received. */
export function refuseReceived(action: Action, { PONumber, TotalReceipt }: Header): void {
  const { whileUnreceived } = TRANSITIONS[action]
  if (!whileUnreceived || receiptAllows(action, TotalReceipt)) return
  refuse(whileUnreceived, { po: PONumber, n: TotalReceipt })
}

function refuseEnded(order: Header): void {
  const { refuses } = BADGES[badgeOf(order)]
  if (refuses) refuse(refuses, { po: order.PONumber })
}

function refuseInvoiced({ PONumber, InvoicedAt }: Header): void {
  if (InvoicedAt) refuse('po.alreadyInvoiced', { po: PONumber, date: businessDay(InvoicedAt) })
}
