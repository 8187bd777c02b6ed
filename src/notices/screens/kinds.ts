import { type Address, addresses, at } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { mayOpen } from '../../platform/client.ts'
import type { StateAppearance } from '../../ui/record/state-appearance.ts'
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

const REMINDER: Look = {
  appearance: { shape: 'triangle', tint: 'orange' },
  verb: 'notice.to.reminder',
  lead: STUCK,
}

/** How each kind looks, and where it leads. */
export const SHOWN: Readonly<Record<NoticeKind, Look>> = {
  orderSubmitted: {
    appearance: { shape: 'ring', tint: 'blue' },
    verb: 'notice.to.orderSubmitted',
    lead: (notice) => (notice.Count > 1 ? addresses.approve() : ORDER(notice)),
  },
  orderToReceive: {
    appearance: { shape: 'three-quarters', tint: 'teal' },
    verb: 'notice.to.orderToReceive',
    lead: () => addresses.receipt(),
  },
  orderReceived: {
    appearance: { shape: 'arrow', tint: 'petrol' },
    verb: 'notice.to.orderReceived',
    lead: () => addresses.invoice(),
  },
  correctionProposed: {
    appearance: { shape: 'triangle', tint: 'orange' },
    verb: 'notice.to.correctionProposed',
    lead: ({ SSWeightID }) => addresses.tickets(SSWeightID ? { ticket: SSWeightID } : {}),
  },
  weightsChanged: {
    appearance: { shape: 'triangle', tint: 'orange' },
    lead: ({ SSWeightID }) => addresses.tickets(SSWeightID ? { ticket: SSWeightID } : {}),
  },
  ticketRefused: {
    appearance: { shape: 'cross', tint: 'orange' },
    verb: 'notice.to.ticketRefused',
    lead: () => addresses.refusedTickets(),
  },
  nameProposed: {
    appearance: { shape: 'triangle', tint: 'orange' },
    verb: 'notice.to.nameProposed',
    lead: () => addresses.stuck(),
  },
  scaleSilent: {
    appearance: { shape: 'triangle', tint: 'orange' },
    verb: 'notice.to.scaleSilent',
    lead: () => (mayOpen('scaleTokens') ? addresses.scaleTokens() : addresses.stuck()),
  },
  accountMade: {
    appearance: { shape: 'triangle', tint: 'orange' },
    verb: 'notice.to.accountMade',
    lead: () => addresses.officers(),
  },
  backupLate: {
    appearance: { shape: 'triangle', tint: 'orange' },
    lead: () => addresses.dashboard(),
  },
  factorReset: {
    appearance: { shape: 'triangle', tint: 'orange' },
    lead: () => addresses.profile(),
  },
  accountChanged: {
    appearance: { shape: 'triangle', tint: 'orange' },
    verb: 'notice.to.accountChanged',
    lead: () => at('accountsToCheck'),
  },
  payeeChanged: {
    appearance: { shape: 'triangle', tint: 'orange' },
    verb: 'notice.to.accountChanged',
    lead: ({ PONumber }) => addresses.invoice({ number: PONumber ?? '', state: '' }),
  },
  accountsChanged: {
    appearance: { shape: 'triangle', tint: 'orange' },
    verb: 'notice.to.accountChanged',
    lead: () => at('accountsToCheck'),
  },
  orderApproved: { appearance: { shape: 'three-quarters', tint: 'olive' }, lead: ORDER },
  orderRejected: {
    appearance: { shape: 'cross', tint: 'orange' },
    verb: 'notice.to.orderRejected',
    lead: ORDER,
  },
  orderConfirmed: { appearance: { shape: 'full', tint: 'teal' }, lead: ORDER },
  pricesToCheck: {
    appearance: { shape: 'ring', tint: 'blue' },
    verb: 'notice.to.pricesToCheck',
    lead: () => addresses.priceBoard(),
  },
  pricesPublished: {
    appearance: { shape: 'tick', tint: 'jade' },
    lead: () => addresses.priceBoard(),
  },
  pricesSentBack: {
    appearance: { shape: 'cross', tint: 'orange' },
    verb: 'notice.to.pricesSentBack',
    lead: () => addresses.priceBoard(),
  },
  pricesWithdrawn: {
    appearance: { shape: 'stroke', tint: 'gray' },
    lead: () => addresses.priceBoard(),
  },
  reopeningAsked: {
    appearance: { shape: 'triangle', tint: 'orange' },
    verb: 'notice.to.reopeningAsked',
    lead: ({ Subject }) => addresses.dayClose(Subject ? { date: Subject } : {}),
  },
  remindBuying: REMINDER,
  remindDeciding: REMINDER,
  remindGrading: REMINDER,
  remindWarehouse: REMINDER,
  remindAccounting: REMINDER,
  remindAdmin: REMINDER,
  orderInvoiced: { appearance: { shape: 'tick', tint: 'jade' }, lead: ORDER },
}
