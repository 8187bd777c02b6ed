import { type Address, addresses } from '../../platform/addresses.ts'
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
  orderApproved: { appearance: { shape: 'three-quarters', tint: 'olive' }, lead: ORDER },
  orderRejected: {
    appearance: { shape: 'cross', tint: 'orange' },
    verb: 'notice.to.orderRejected',
    lead: ORDER,
  },
  orderConfirmed: { appearance: { shape: 'full', tint: 'teal' }, lead: ORDER },
  orderInvoiced: { appearance: { shape: 'tick', tint: 'jade' }, lead: ORDER },
}
