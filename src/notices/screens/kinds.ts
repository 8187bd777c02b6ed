import { type Address, addresses, at } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { mayOpen } from '../../platform/client.ts'
import type { Shape, StateAppearance, Tint } from '../../ui/record/state-appearance.ts'
import type { calls } from '../contract.ts'
import type { NoticeKind } from '../rules.ts'

export type Notice = Output<typeof calls.getNotices>['data'][number]

interface Look {
  appearance: StateAppearance
  /** What is to be done, where it asks for something. */
  verb?: WordKey
  /** Where it leads. */
  lead: (notice: Notice) => Address
}

const ORDER: Look['lead'] = ({ POHeaderUUID, PONumber }) =>
  mayOpen('order') && POHeaderUUID && PONumber ? addresses.order(POHeaderUUID) : addresses.orders()

/** Of what is stuck: the screen that lists it, or, where it is not the reader's, the one where they work. */
const STUCK: Look['lead'] = ({ POHeaderUUID, PONumber }) => {
  if (mayOpen('stuck')) return addresses.stuck()
  return POHeaderUUID && mayOpen('invoice')
    ? addresses.invoice({ number: PONumber ?? '' })
    : addresses.receipt()
}

const REVIEW: Look['lead'] = (notice) => (notice.Count > 1 ? addresses.approve() : ORDER(notice))
const RECEIPT = () => addresses.receipt()
const REFUSED = () => addresses.refusedTickets()
const SCALES = () => (mayOpen('scaleTokens') ? addresses.scaleTokens() : addresses.stuck())
const PAYEE: Look['lead'] = ({ PONumber }) =>
  addresses.invoice({ number: PONumber ?? '', state: '' })
const DAY_CLOSE: Look['lead'] = ({ Subject }) =>
  addresses.dayClose(Subject ? { date: Subject } : {})
const TICKET: Look['lead'] = ({ SSWeightID }) =>
  addresses.tickets(SSWeightID ? { ticket: SSWeightID } : {})

const look = (shape: Shape, tint: Tint, lead: Look['lead'], verb?: WordKey): Look => ({
  appearance: { shape, tint },
  lead,
  verb,
})
const warning = (lead: Look['lead'], verb?: WordKey) => look('triangle', 'orange', lead, verb)
const ofPrices = (shape: Shape, tint: Tint, verb?: WordKey) =>
  look(shape, tint, () => addresses.priceBoard(), verb)

const REMINDER = warning(STUCK, 'notice.to.reminder')
const ACCOUNTS = warning(() => at('accountsToCheck'), 'notice.to.accountChanged')

/** How each kind looks, and where it leads. */
export const SHOWN: Readonly<Record<NoticeKind, Look>> = {
  orderSubmitted: look('ring', 'blue', REVIEW, 'notice.to.orderSubmitted'),
  orderToReceive: look('three-quarters', 'teal', RECEIPT, 'notice.to.orderToReceive'),
  orderReceived: look('arrow', 'petrol', () => addresses.invoice(), 'notice.to.orderReceived'),
  correctionProposed: warning(TICKET, 'notice.to.correctionProposed'),
  weightsChanged: warning(TICKET),
  ticketRefused: look('cross', 'orange', REFUSED, 'notice.to.ticketRefused'),
  nameProposed: warning(() => addresses.stuck(), 'notice.to.nameProposed'),
  scaleSilent: warning(SCALES, 'notice.to.scaleSilent'),
  accountMade: warning(() => addresses.officers(), 'notice.to.accountMade'),
  backupLate: warning(() => addresses.dashboard()),
  factorReset: warning(() => addresses.profile()),
  accountChanged: ACCOUNTS,
  payeeChanged: warning(PAYEE, 'notice.to.accountChanged'),
  accountsChanged: ACCOUNTS,
  orderApproved: look('three-quarters', 'olive', ORDER),
  orderRejected: look('cross', 'orange', ORDER, 'notice.to.orderRejected'),
  orderConfirmed: look('full', 'teal', ORDER),
  orderInvoiced: look('tick', 'jade', ORDER),
  pricesToCheck: ofPrices('ring', 'blue', 'notice.to.pricesToCheck'),
  pricesPublished: ofPrices('tick', 'jade'),
  pricesSentBack: ofPrices('cross', 'orange', 'notice.to.pricesSentBack'),
  pricesWithdrawn: ofPrices('stroke', 'gray'),
  reopeningAsked: warning(DAY_CLOSE, 'notice.to.reopeningAsked'),
  remindBuying: REMINDER,
  remindDeciding: REMINDER,
  remindGrading: REMINDER,
  remindWarehouse: REMINDER,
  remindAccounting: REMINDER,
  remindAdmin: REMINDER,
}
