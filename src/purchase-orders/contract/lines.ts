import { z } from 'zod'
import { change, day, read, rowId, uuid } from '../../platform/call.ts'
import { PURCHASING, RECEIVING } from '../../platform/roles.ts'
import { freeTicket, headerOnItsPage, ofOrder, poLine } from './order.ts'

const record = z.object({
  po_header: headerOnItsPage,
  po_line: z.array(poLine),
})

export const calls = {
  /** An order as everybody reads it who works with orders. */
  getOrder: read({
    path: 'po/getOrder',
    roles: RECEIVING,
    input: ofOrder,
    output: record,
    errors: ['po.notFound'],
  }),
  getEnvironmentPOLineManage: read({
    path: 'po/getEnvironmentPOLineManage',
    roles: PURCHASING,
    input: ofOrder,
    output: record.extend({ weight: z.array(freeTicket) }),
    errors: ['po.notFound'],
  }),
  createPOLine: change({
    path: 'po/createPOLine',
    roles: PURCHASING,
    input: z.strictObject({
      POHeaderUUID: uuid,
      SSWeightID: rowId,
      DeliveryDate: z.union([day, z.literal('')]).nullish(),
      /** The officer was asked and means it: the ticket may be of another product than the order's lines. */
      AllowOtherProduct: z.boolean().optional(),
    }),
    output: poLine,
    errors: [
      'po.notFound',
      'po.notDraft',
      'po.canceled',
      'po.finalized',
      'ticket.notFound',
      'ticket.voided',
      'po.ticketTaken',
      'po.ticketOtherAvl',
      'po.ticketNotReady',
      'po.ticketOtherProduct',
    ],
  }),
  deletePOLine: change({
    path: 'po/deletePOLine',
    roles: PURCHASING,
    input: z.strictObject({ POLineUUID: uuid }),
    errors: ['po.notFound', 'po.lineGone', 'po.notDraft', 'po.canceled', 'po.finalized'],
  }),
  getPOLineByPOHeader: read({
    path: 'po/getPOLineByPOHeader',
    roles: RECEIVING,
    input: ofOrder,
    output: z.array(poLine),
    errors: ['po.notFound'],
  }),
}
