import { z } from 'zod'
import { batch, change, itemsOf, read, version } from '../../platform/call.ts'
import { type ErrorCode, messageKey } from '../../platform/catalogue.ts'
import { reason, requiredReason } from '../../platform/reasons.ts'
import { type Action, TRANSITIONS } from '../rules/steps.ts'
import { BY_PART, BY_STATE, ofOrder, poHeader } from './order.ts'

/** How many orders the bulk "update status" takes further, by transition. */
const updated = { review: z.number(), acknowledge: z.number(), finalize: z.number() }
const orderVersion = ofOrder.extend({ Version: version })

/** What a step with a whole order refuses with, `own` besides what the table of steps says. */
function refusalsOf(action: Action, own: readonly ErrorCode[] = []): ErrorCode[] {
  const { wrongState, whileUnreceived } = TRANSITIONS[action]
  const codes = [wrongState, whileUnreceived].filter((code) => code !== undefined)
  return [...BY_STATE, ...codes, ...own]
}

/** Declares the call of a step with a whole order. */
function stepCall<I extends z.ZodType>(action: Action, input: I, own?: readonly ErrorCode[]) {
  const { roles } = TRANSITIONS[action]
  const errors = refusalsOf(action, own)
  return change({ path: `po/${action}PO`, roles, input, output: poHeader, errors })
}

export const calls = {
  submitPO: stepCall('submit', orderVersion, [
    'po.noLines',
    'po.ticketOtherAvl',
    'po.lineIncomplete',
    'po.vendorNotLinked',
  ]),
  approvePO: stepCall(
    'approve',
    ofOrder.extend({ Reason: reason().nullish(), Version: version }),
    BY_PART,
  ),
  rejectPO: stepCall('reject', ofOrder.extend({ Reason: requiredReason, Version: version })),
  confirmPO: stepCall('confirm', orderVersion),
  confirmOrders: batch({
    path: 'po/confirmOrders',
    roles: TRANSITIONS.confirm.roles,
    input: z.strictObject({ Orders: itemsOf(orderVersion, 'POHeaderUUID') }),
    list: 'Orders',
    id: 'POHeaderUUID',
    record: poHeader,
    errors: refusalsOf('confirm'),
  }),
  cancelPO: stepCall('cancel', orderVersion.extend({ Reason: reason().nullish() })),
  deletePO: change({
    path: 'po/deletePO',
    roles: TRANSITIONS.delete.roles,
    input: ofOrder.extend({
      Password: z.string().regex(/^[0-9a-f]{64}$/, messageKey('v.deletePassword')),
      Reason: reason().nullish(),
    }),
    errors: [
      'po.notFound',
      'po.deleteReceived',
      'po.alreadyInvoiced',
      'po.finalized',
      'auth.deleteWrongPassword',
      'auth.passwordThrottled',
    ],
  }),
  discardPO: stepCall('discard', orderVersion, ['po.discardOfAnother']),
  getStatusUpdate: read({
    path: 'po/getStatusUpdate',
    roles: TRANSITIONS.review.roles,
    output: z.object(updated),
  }),
  updateStatusPOActiveWork: change({
    path: 'po/updateStatusPOActiveWork',
    // All three that it takes are of the same roles.
    roles: TRANSITIONS.review.roles,
    output: z.object({
      ...updated,
      /** Those that it took further, as undoing takes them. */
      Orders: z.array(z.object({ POHeaderUUID: z.uuid(), Version: z.number() })),
    }),
  }),
  undoStatusUpdate: batch({
    path: 'po/undoStatusUpdate',
    roles: TRANSITIONS.undoUpdate.roles,
    input: z.strictObject({
      Orders: itemsOf(ofOrder.extend({ Version: z.int32() }), 'POHeaderUUID'),
    }),
    list: 'Orders',
    id: 'POHeaderUUID',
    record: poHeader,
    errors: [...BY_STATE, 'po.updateOfAnother', 'po.updateTooLate'],
  }),
}
