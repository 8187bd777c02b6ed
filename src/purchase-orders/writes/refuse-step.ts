import { refuseStale } from '../../identity/reads/stale.ts'
import type { Parsed } from '../../platform/call.ts'
import { refuse } from '../../platform/errors.ts'
import { decimal } from '../../platform/money.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { headerOnItsPage, headerWithPayable, poHeader } from '../contract/order.ts'
import type { calls } from '../contract.ts'
import { headerOf, headerWithConditions } from '../reads/headers.ts'
import { withLines } from '../reads/lines.ts'
import { withPayables } from '../reads/payables.ts'
import { BADGES, badgeOf, linesOpen, stateOf } from '../rules/states.ts'
import { type Action, receiptAllows, stateAllows, TRANSITIONS } from '../rules/steps.ts'

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

/** What an officer was shown of a payable before it is set up, by the names of the list; what is left out is not compared. */
type Shown = Omit<Parsed<typeof calls.invoice>, 'POHeaderUUID'>

/** The same as it is now, sums in baht. */
interface Current {
  amount: string
  tax: string
  paid: string
  tax_percent: string
  bank_name: string | null
  bank_account: string | null
}

/** Refuses to set up a payable of another account, tax or sum than the officer was shown, with the order as it is now. */
export async function refuseChanged(
  order: { id: string; number: string },
  current: Current,
  shown: Shown,
): Promise<void> {
  const what = whatChanged(current, shown)
  if (!what) return
  const present = await presentPayable(order.id)
  const paid = Number(current.paid).toLocaleString('en', { minimumFractionDigits: 2 })
  refuse('po.payableChanged', { po: order.number, what, paid }, { present })
}

function whatChanged(current: Current, shown: Shown) {
  const isOther = (text: string | null | undefined, kept: string | null) =>
    text !== undefined && (text || null) !== (kept || null)
  const differs = (value: number | null | undefined, kept: string) =>
    value != null && !decimal(value).eq(kept)
  if (isOther(shown.SysBankName, current.bank_name)) return 'account'
  if (isOther(shown.SysBookBankNumber, current.bank_account)) return 'account'
  if (differs(shown.SysTaxDeduction, current.tax_percent)) return 'tax'
  const isOtherSum =
    differs(shown.Amount, current.amount) ||
    differs(shown.Tax, current.tax) ||
    differs(shown.Paid, current.paid)
  return isOtherSum ? 'sums' : undefined
}

/** An order with its payable, as the wire has it. */
export async function presentPayable(orderId: string) {
  const [payable] = await withPayables(await withLines([await headerOf(orderId)]))
  return headerWithPayable.parse(payable)
}
