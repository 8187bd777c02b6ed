import { z } from 'zod'
import { batch, change, itemsOf, noInput, noOutput, read, version } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { reason, requiredReason } from '../../platform/reasons.ts'
import { TRANSITIONS } from '../rules.ts'
import { BY_PART, BY_STATE, ofOrder, poHeader } from './order.ts'

const CONFIRM_ERRORS = [...BY_STATE, 'po.notApproved'] as const
/** How many orders the bulk "update status" takes further, by transition. */
const updated = { review: z.number(), acknowledge: z.number(), finalize: z.number() }
const orderVersion = ofOrder.extend({ Version: version })

export const calls = {
  submitPO: change({
    path: 'po/submitPO',
    roles: TRANSITIONS.submit.roles,
    input: orderVersion,
    output: poHeader,
    errors: [
      ...BY_STATE,
      'po.notDraft',
      'po.noLines',
      'po.ticketOtherAvl',
      'po.lineIncomplete',
      'po.vendorNotLinked',
    ],
  }),
  approvePO: change({
    path: 'po/approvePO',
    roles: TRANSITIONS.approve.roles,
    input: ofOrder.extend({ Reason: reason().nullish(), Version: version }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notSubmitted', ...BY_PART],
  }),
  rejectPO: change({
    path: 'po/rejectPO',
    roles: TRANSITIONS.reject.roles,
    input: ofOrder.extend({ Reason: requiredReason, Version: version }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notSubmitted'],
  }),
  confirmPO: change({
    path: 'po/confirmPO',
    roles: TRANSITIONS.confirm.roles,
    input: orderVersion,
    output: poHeader,
    errors: CONFIRM_ERRORS,
  }),
  confirmOrders: batch({
    path: 'po/confirmOrders',
    roles: TRANSITIONS.confirm.roles,
    input: z.strictObject({ Orders: itemsOf(orderVersion, 'POHeaderUUID') }),
    list: 'Orders',
    id: 'POHeaderUUID',
    record: poHeader,
    errors: CONFIRM_ERRORS,
  }),
  cancelPO: change({
    path: 'po/cancelPO',
    roles: TRANSITIONS.cancel.roles,
    input: orderVersion.extend({ Reason: reason().nullish() }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notCancellable', 'po.cancelReceived'],
  }),
  deletePO: change({
    path: 'po/deletePO',
    roles: TRANSITIONS.delete.roles,
    input: ofOrder.extend({
      Password: z.string().regex(/^[0-9a-f]{64}$/, messageKey('v.deletePassword')),
      Reason: reason().nullish(),
    }),
    output: noOutput,
    errors: [
      'po.notFound',
      'po.deleteReceived',
      'po.alreadyInvoiced',
      'po.finalized',
      'auth.deleteWrongPassword',
      'auth.passwordThrottled',
    ],
  }),
  discardPO: change({
    path: 'po/discardPO',
    roles: TRANSITIONS.discard.roles,
    input: orderVersion,
    output: poHeader,
    errors: [...BY_STATE, 'po.notDraft', 'po.discardOfAnother'],
  }),
  getStatusUpdate: read({
    path: 'po/getStatusUpdate',
    roles: TRANSITIONS.review.roles,
    input: noInput,
    output: z.object(updated),
    errors: [],
  }),
  updateStatusPOActiveWork: change({
    path: 'po/updateStatusPOActiveWork',
    // All three that it takes are of the same roles.
    roles: TRANSITIONS.review.roles,
    input: noInput,
    output: z.object({
      ...updated,
      /** Those that it took further, as undoing takes them. */
      Orders: z.array(z.object({ POHeaderUUID: z.uuid(), Version: z.number() })),
    }),
    errors: [],
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
