import { calls } from '../../../purchase-orders/contract.ts'
import { type Action, managers, meant, purchasing, receiving } from './attempt.ts'
import {
  isReady,
  isWaitingForApproval,
  type Order,
  orderOf,
  setApproved,
  ticketOf,
  tookPart,
} from './model.ts'
import { lineMeant, step } from './order-actions.ts'
import { headerOf, versionOf } from './server-state.ts'

/** What can be done to many orders at once, here to one: docs/rules.md, section 3. */
export const batchActions = {
  makeOrder: {
    call: calls.createOrders,
    roles: purchasing,
    body: ({ vendor, ticketId, variant }) => ({
      Orders: [
        {
          Key: 'walk',
          VendorUUID: vendor.id,
          SSWeightIDs: variant === 0 ? [ticketId] : [ticketId, 999_999_999],
        },
      ],
      Submit: true,
    }),
    may: (walk, { vendor, ticketId, variant }) => {
      const ticket = ticketOf(walk, ticketId)
      const fits = vendor.isLinked && vendor.hasD7 && ticket.avl === vendor.avl
      return fits && isReady(ticket) && !orderOf(walk, ticketId) && variant === 0
    },
    apply: (walk, { vendor, ticketId, role }, { UUID: id, PONumber: number, lineIds }) => {
      const lines = lineIds.map((lineId: string) => {
        return { id: lineId, ticketId, isReceived: false, isDatedBack: false, receiver: null }
      })
      const order: Order = {
        id,
        number,
        avl: vendor.avl,
        state: 'S',
        purchase: null,
        lines,
        formerLines: [],
        creator: role,
        adders: [role],
        submitter: role,
        approver: null,
        approvedFrom: null,
        payeeChangers: [],
        isPaidInCash: false,
        isUntouched: true,
        isDeleted: false,
      }
      walk.orders.push(order)
      return headerOf(walk, order)
    },
  },
  withdrawOrder: {
    call: calls.withdrawOrders,
    roles: purchasing,
    body: ({ orderId }) => ({ Orders: [{ POHeaderUUID: orderId }] }),
    may: (walk, attempt) => {
      const order = meant(walk, attempt)
      return order?.isUntouched === true && order.creator === attempt.role
    },
    apply: (walk, attempt) => {
      meant(walk, attempt)!.isDeleted = true
      return {}
    },
  },
  approveChosen: step(
    calls.approveOrders,
    managers,
    (order, { role }) => isWaitingForApproval(order) && !tookPart(order, role),
    (order, { role }) => setApproved(order, role),
    ({ orderId, variant }) => ({
      Orders: [{ POHeaderUUID: orderId, ...(variant !== 0 && { Version: -1 }) }],
    }),
  ),
  withdrawApproval: step(
    calls.withdrawApprovals,
    managers,
    ({ state, purchase, approver }, { role }) =>
      state === 'A' && purchase === null && approver === role,
    (order) => Object.assign(order, { state: order.approvedFrom }),
    async ({ orderId, variant }) => ({
      Orders: [{ POHeaderUUID: orderId, Version: variant === 0 ? await versionOf(orderId) : -1 }],
    }),
  ),
  undoReceive: step(
    calls.undoReceive,
    receiving,
    (order, attempt, { day }) => {
      const line = lineMeant(order, attempt)
      const isUndoable = order.purchase === null || order.purchase === 'RC'
      const isOwn = line?.isReceived === true && line.receiver === attempt.role
      return isUndoable && isOwn && !(day.isClosed && line.isDatedBack)
    },
    (order, attempt) => {
      Object.assign(lineMeant(order, attempt)!, { isReceived: false })
      order.purchase = null
    },
    ({ orderId, lineId, variant }) => ({
      Lines: [{ POLineUUID: variant === 0 ? lineId : orderId }],
    }),
  ),
} satisfies Record<string, Action>
