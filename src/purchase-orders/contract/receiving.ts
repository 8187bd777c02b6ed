import { z } from 'zod'
import { batch, change, day, itemsOf, read, uuid } from '../../platform/call.ts'
import { requiredReason } from '../../platform/reasons.ts'
import { RECEIVING } from '../../platform/roles.ts'
import { TRANSITIONS } from '../rules/steps.ts'
import { filters, ordersOf } from './lists.ts'
import { BY_STATE, headerWithLines, poHeader } from './order.ts'

const receipt = z.strictObject({
  POHeaderUUID: uuid,
  POLineUUID: uuid,
  /** Where none is sent, the day on which the truck left; today where that day is closed. */
  RecDate: day.optional(),
})
const receiptErrors = [
  ...BY_STATE,
  'po.notConfirmed',
  'po.lineNotFound',
  'po.lineReceived',
  'v.recDateFuture',
  'v.recDateEarly',
  'day.closed',
] as const
const oneLine = z.strictObject({ POLineUUID: uuid })

export const calls = {
  getFilterPOStateConfirm: read({
    path: 'po/getFilterPOStateConfirm',
    roles: RECEIVING,
    input: z.strictObject({
      ...filters,
      /** Those that are not received in full, whichever state they show. */
      filterReceipt: z.enum(['waiting', '']).nullish(),
    }),
    output: ordersOf(headerWithLines),
  }),
  /** For a phone: the orders that are not received in full, and those of `Keep`, which were meanwhile. */
  getToReceive: read({
    path: 'po/getToReceive',
    roles: RECEIVING,
    input: z.strictObject({ Keep: z.array(uuid).max(200).default([]) }),
    output: z.object({
      truncated: z.boolean(),
      /** How many orders are received in full and have no payable yet. */
      received: z.number(),
      data: z.array(headerWithLines),
    }),
  }),
  receiptLine: change({
    path: 'po/receiptLine',
    roles: TRANSITIONS.receive.roles,
    input: receipt,
    output: poHeader,
    errors: receiptErrors,
  }),
  receiveLines: batch({
    path: 'po/receiveLines',
    roles: TRANSITIONS.receive.roles,
    input: z.strictObject({ Lines: itemsOf(receipt, 'POLineUUID') }),
    list: 'Lines',
    id: 'POLineUUID',
    record: poHeader,
    errors: receiptErrors,
  }),
  undoReceive: batch({
    path: 'po/undoReceive',
    roles: TRANSITIONS.undoReceive.roles,
    input: z.strictObject({ Lines: itemsOf(oneLine, 'POLineUUID') }),
    list: 'Lines',
    id: 'POLineUUID',
    record: poHeader,
    errors: [
      ...BY_STATE,
      'po.notConfirmed',
      'po.alreadyInvoiced',
      'po.lineGone',
      'po.lineNotReceived',
      'po.undoOfAnother',
      'po.undoTooLate',
      'day.closed',
    ],
  }),
  releaseLine: change({
    path: 'po/releaseLine',
    roles: TRANSITIONS.release.roles,
    input: z.strictObject({ POLineUUID: uuid, Reason: requiredReason }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notConfirmed', 'po.lineGone', 'po.lineReceived', 'po.lastLine'],
  }),
}
