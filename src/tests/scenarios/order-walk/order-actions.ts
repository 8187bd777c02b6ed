import { addDays } from '../../../platform/thai-date.ts'
import { calls } from '../../../purchase-orders/contract.ts'
import {
  type Action,
  type Attempt,
  invoicing,
  managers,
  meant,
  paying,
  purchasing,
  receiving,
} from './attempt.ts'
import { PASSWORD } from './mill.ts'
import {
  isConfirmed,
  isOpen,
  isReady,
  isSetUp,
  isWaitingForApproval,
  type Order,
  orderOf,
  receivedLines,
  setApproved,
  ticketOf,
  tookPart,
  type Walk,
} from './model.ts'
import { headerOf, lineOf, versionOf } from './server-state.ts'

const DAY_MS = 24 * 3600_000
/** In UTC+7, as a day so many days from now. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + 7 * 3600_000 + days * DAY_MS).toISOString().slice(0, 10)

const STALE = { Version: -1 }
/** Variants have an older version. */
const ofOrder = ({ orderId, variant }: Attempt) => ({
  POHeaderUUID: orderId,
  ...(variant !== 0 && STALE),
})

/** An action that moves the order that is meant, where `from` allows it, and returns the order. */
export function step(
  call: Action['call'],
  roles: Action['roles'],
  from: (order: Order, attempt: Attempt, walk: Walk) => boolean,
  to: (order: Order, attempt: Attempt) => void,
  body: Action['body'] = ofOrder,
): Action {
  return {
    call,
    roles,
    body,
    may: (walk, attempt) => {
      const order = meant(walk, attempt)
      return order !== undefined && attempt.variant === 0 && from(order, attempt, walk)
    },
    apply: (walk, attempt) => {
      const order = meant(walk, attempt)!
      to(order, attempt)
      order.isUntouched = false
      return headerOf(walk, order)
    },
  }
}

/** Who receives takes the day on which the truck was weighed out, or today. */
const isDatedBack = ({ variant, grade }: Attempt) => variant === 0 && grade % 2 === 0

export const lineMeant = ({ lines }: Order, { lineId }: Attempt) =>
  lines.find(({ id }) => id === lineId)

/** A line that goes off its order; those that are left may all be received. */
function takeOff(order: Order, attempt: Attempt): void {
  order.formerLines.push(lineMeant(order, attempt)!)
  order.lines = order.lines.filter(({ id }) => id !== attempt.lineId)
}

function arriveWhenReceived(order: Order): void {
  if (receivedLines(order).length === order.lines.length) order.purchase = 'RC'
}

/** The calls of an order, one by one, as docs/rules.md, section 3, has them. */
export const orderActions = {
  create: {
    call: calls.createPOHeader,
    roles: purchasing,
    body: ({ vendor, variant }) => ({
      VendorUUID: vendor.id,
      ...(variant === 1 && { Warehouse: 'CT-99' }),
      ...(variant === 2 && { DateOfUse: '2026-11-20', DateofExpire: '2026-11-19' }),
    }),
    may: (_, { vendor, variant }) => vendor.isLinked && vendor.hasD7 && variant === 0,
    apply: (walk, { vendor: { avl }, role: creator }, { UUID: id, PONumber: number }) => {
      const empty = { purchase: null, lines: [], formerLines: [], adders: [], submitter: null }
      const order: Order = {
        ...{ id, number, avl, state: 'D', creator, ...empty },
        ...{ approver: null, approvedFrom: null, isUntouched: false, isDeleted: false },
        ...{ payeeChangers: [], isPaidInCash: false },
      }
      walk.orders.push(order)
      return headerOf(walk, order)
    },
  },
  addLine: {
    call: calls.createPOLine,
    roles: purchasing,
    body: ({ orderId, ticketId, variant }) => ({
      POHeaderUUID: orderId,
      SSWeightID: variant === 0 ? ticketId : 999_999_999,
    }),
    may: (walk, attempt) => {
      const order = meant(walk, attempt)
      const ticket = ticketOf(walk, attempt.ticketId)
      const fits = order !== undefined && isOpen(order) && ticket.avl === order.avl
      return fits && isReady(ticket) && !orderOf(walk, ticket.id) && attempt.variant === 0
    },
    apply: (walk, attempt, { UUID: id }) => {
      const { ticketId, role } = attempt
      const order = meant(walk, attempt)!
      order.lines.push({ id, ticketId, isReceived: false, isDatedBack: false, receiver: null })
      order.adders.push(role)
      const ticket = ticketOf(walk, ticketId)
      return { ...lineOf(ticket), ProductGrade: ticket.grade, IsReceipt: 0 }
    },
  },
  removeLine: {
    call: calls.deletePOLine,
    roles: purchasing,
    body: ({ lineId }) => ({ POLineUUID: lineId }),
    may: (walk, attempt) => {
      const order = meant(walk, attempt)
      return order !== undefined && isOpen(order) && lineMeant(order, attempt) !== undefined
    },
    apply: (walk, attempt) => {
      takeOff(meant(walk, attempt)!, attempt)
      return {}
    },
  },
  submit: step(
    calls.submitPO,
    purchasing,
    (order, _, walk) =>
      isOpen(order) &&
      order.lines.length > 0 &&
      order.lines.every(({ ticketId }) => isReady(ticketOf(walk, ticketId))),
    (order, { role }) => Object.assign(order, { state: 'S', submitter: role }),
  ),
  approve: step(
    calls.approvePO,
    managers,
    (order, { role }) => isWaitingForApproval(order) && !tookPart(order, role),
    (order, { role }) => setApproved(order, role),
  ),
  reject: step(
    calls.rejectPO,
    managers,
    isWaitingForApproval,
    (order) => Object.assign(order, { state: 'RJ' }),
    ({ orderId, variant }) => ({
      POHeaderUUID: orderId,
      Reason: variant === 1 ? ' ' : 'ราคาไม่ตรงกับประกาศ',
      ...(variant === 2 && STALE),
    }),
  ),
  confirm: step(
    calls.confirmPO,
    purchasing,
    ({ state, purchase }) => state === 'A' && purchase === null,
    (order) => Object.assign(order, { state: 'CF' }),
  ),
  cancel: step(
    calls.cancelPO,
    purchasing,
    (order) =>
      (order.state === 'A' || order.state === 'CF') &&
      order.purchase === null &&
      receivedLines(order).length === 0,
    (order) => Object.assign(order, { purchase: 'CC' }),
  ),
  receive: step(
    calls.receiptLine,
    receiving,
    (order, attempt, { day }) =>
      isConfirmed(order) &&
      lineMeant(order, attempt)?.isReceived === false &&
      !(day.isClosed && isDatedBack(attempt)),
    (order, attempt) => {
      const received = { isReceived: true, isDatedBack: isDatedBack(attempt) }
      Object.assign(lineMeant(order, attempt)!, { ...received, receiver: attempt.role })
      arriveWhenReceived(order)
    },
    (attempt) => ({
      POHeaderUUID: attempt.orderId,
      POLineUUID: attempt.lineId,
      // Two days from now, so that midnight may pass meanwhile.
      RecDate: isDatedBack(attempt)
        ? attempt.date
        : [dayFromNow(0), dayFromNow(2), addDays(attempt.date, -2)][attempt.variant],
    }),
  ),
  release: step(
    calls.releaseLine,
    managers,
    (order, attempt) =>
      isConfirmed(order) &&
      lineMeant(order, attempt)?.isReceived === false &&
      order.lines.length > 1,
    (order, attempt) => {
      takeOff(order, attempt)
      arriveWhenReceived(order)
    },
    ({ lineId, variant }) => ({ POLineUUID: lineId, Reason: variant === 0 ? 'รถไม่มาส่ง' : '' }),
  ),
  invoice: step(
    calls.invoice,
    invoicing,
    ({ purchase, state }) => purchase === 'RC' && state !== 'F',
    (order) => Object.assign(order, { purchase: 'IV' }),
    ({ orderId, variant }) => ({ POHeaderUUID: orderId, ...(variant !== 0 && { Amount: 1 }) }),
  ),
  changePayee: step(
    calls.changePayee,
    invoicing,
    isSetUp,
    (order, { role }) => {
      if (!order.isPaidInCash) order.payeeChangers.push(role)
      order.isPaidInCash = true
    },
    (attempt) => ({ ...ofOrder(attempt), Cash: 1 }),
  ),
  confirmPayee: step(
    calls.confirmPayee,
    paying,
    (order, { role }) =>
      isSetUp(order) && order.payeeChangers.length > 0 && !order.payeeChangers.includes(role),
    (order) => Object.assign(order, { payeeChangers: [] }),
    async ({ orderId, variant }) => ({
      POHeaderUUID: orderId,
      Version: variant === 0 ? await versionOf(orderId) : -1,
    }),
  ),
  delete: {
    call: calls.deletePO,
    roles: [0],
    body: ({ orderId, variant }) => ({
      POHeaderUUID: orderId,
      Password: variant === 0 ? PASSWORD : 'f'.repeat(64),
    }),
    may: (walk, attempt) => {
      const order = meant(walk, attempt)
      return (
        order !== undefined &&
        order.purchase !== 'IV' &&
        order.state !== 'F' &&
        receivedLines(order).length === 0 &&
        attempt.variant === 0 &&
        walk.wrongPasswords < 5
      )
    },
    apply: (walk, attempt) => {
      meant(walk, attempt)!.isDeleted = true
      walk.wrongPasswords = 0
      return {}
    },
    // A right password clears the wrong ones even where the order is not deleted.
    fail: (walk, { variant }) => {
      if (walk.wrongPasswords < 5) walk.wrongPasswords = variant === 0 ? 0 : walk.wrongPasswords + 1
    },
  },
  /** Variants run eight days later: an order is finalized a week after it was invoiced. */
  update: {
    call: calls.updateStatusPOActiveWork,
    roles: purchasing,
    body: () => ({}),
    may: () => true,
    apply: ({ orders }, { variant }) => {
      const live = orders.filter(({ isDeleted, purchase }) => !isDeleted && purchase !== 'CC')
      const review = live.filter(({ state }) => state === 'S')
      for (const order of review) Object.assign(order, { state: 'IR', isUntouched: false })
      const acknowledge = live.filter(
        (order) => order.state === 'CF' && receivedLines(order).length > 0,
      )
      for (const order of acknowledge) order.state = 'C'
      const finalize = live.filter(
        (order) => variant !== 0 && isSetUp(order) && order.payeeChangers.length === 0,
      )
      for (const order of finalize) order.state = 'F'
      return {
        review: review.length,
        // Each order counts once, by its last step.
        acknowledge: acknowledge.filter((order) => !finalize.includes(order)).length,
        finalize: finalize.length,
      }
    },
  },
} satisfies Record<string, Action>
