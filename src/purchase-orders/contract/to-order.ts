import { z } from 'zod'
import {
  batch,
  decimalOut,
  instantOut,
  itemsOf,
  noOutput,
  read,
  rowId,
  text,
  uuid,
} from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { TRANSITIONS } from '../rules/steps.ts'
import { OBSTACLES } from '../rules/to-order.ts'
import { beginningCodes, chosenCodes, calls as header } from './header.ts'
import { ofOrder, poHeader } from './order.ts'

const toOrderTicket = z.object({
  SSWeightID: rowId,
  SequenceWeightOut: z.string(),
  CarRegister: z.string(),
  WeightTimeOut: instantOut,
  WeightDateOut: z.string(),
  WeightIn: decimalOut,
  WeightOut: decimalOut,
  WeightNet: decimalOut,
  SysProductGrade: z.number(),
  SysPrice: decimalOut,
  Amount: decimalOut,
})

/** What the next order of a vendor begins with: the head of the last one, else the mill's defaults; D7 is the vendor's. */
const headOfOrder = beginningCodes.extend({
  POHeaderUUID: z.uuid().nullable(),
  PONumber: z.string().nullable(),
  WarehouseName: z.string(),
})

/** Palm of one customer and product group that is on no order, the oldest ticket first. */
const toOrderRow = z.object({
  /** Of this row alone: the customer and the group. */
  Key: z.string(),
  AVL: z.string(),
  CustomerName: z.string(),
  VendorUUID: z.uuid().nullable(),
  VendorAccountNumber: z.string().nullable(),
  VendorOrganizationName: z.string().nullable(),
  FD7Value: z.string().nullable(),
  VendorIsPremium: z.boolean(),
  ProductGroupName: z.string(),
  Obstacles: z.array(z.enum(OBSTACLES)),
  Head: headOfOrder,
  TotalTicket: z.number(),
  DayFrom: z.string(),
  DayTo: z.string(),
  TotalWeight: decimalOut,
  AverageGrade: decimalOut,
  TotalAmount: decimalOut,
  Tickets: z.array(toOrderTicket),
})

/** An order that was made lately, for whoever still shows its palm as waiting. */
const madeLately = z.object({
  POHeaderUUID: z.uuid(),
  PONumber: z.string(),
  Created: instantOut,
  OfficerUUID: z.uuid(),
  OfficerName: z.string(),
  SSWeightIDs: z.array(rowId),
})

const TICKETS_LIMIT = 1000
const palmToOrder = z.strictObject({
  /** What the sender calls the order, in this batch alone. */
  Key: text(100).min(1, messageKey('v.required')),
  VendorUUID: uuid,
  SSWeightIDs: z
    .array(rowId)
    .min(1, messageKey('v.required'))
    .max(TICKETS_LIMIT, messageKey('v.tooManyItems'))
    .refine((ids) => new Set(ids).size === ids.length, { error: messageKey('v.doubledItem') }),
  /** What its tickets came to as the officer was shown them, in baht: of another sum no order is made. */
  TotalAmount: z.number().nullish(),
  /** Where it is not that of the vendor's last order. */
  Head: header.createPOHeader.input.omit({ VendorUUID: true }).nullish(),
})

export const calls = {
  getToOrder: read({
    path: 'po/getToOrder',
    roles: PURCHASING,
    output: z.object({
      /** Rows and tickets that wait, those that are not given too. */
      count_tickets: z.number(),
      /** Whether older palm took the place of newer: the oldest tickets are given. */
      truncated: z.boolean(),
      data: z.array(toOrderRow),
      made: z.array(madeLately),
    }),
  }),
  createOrders: batch({
    path: 'po/createOrders',
    roles: PURCHASING,
    list: 'Orders',
    id: 'Key',
    input: z.strictObject({
      Orders: itemsOf(palmToOrder, 'Key'),
      Submit: z.boolean(),
      /** Where neither the head of an order nor the mill has one. */
      Codes: chosenCodes.nullish(),
    }),
    record: poHeader,
    errors: [
      ...header.createPOHeader.errors,
      'ticket.notFound',
      'ticket.voided',
      'po.ticketTaken',
      'po.ticketOtherAvl',
      'po.ticketNotReady',
      'po.mixedGroups',
      'po.amountChanged',
    ],
  }),
  withdrawOrders: batch({
    path: 'po/withdrawOrders',
    roles: TRANSITIONS.withdraw.roles,
    list: 'Orders',
    id: 'POHeaderUUID',
    input: z.strictObject({ Orders: itemsOf(ofOrder, 'POHeaderUUID') }),
    record: noOutput,
    errors: ['po.notFound', 'po.canceled', 'po.finalized', 'sys.stale', 'po.notWithdrawable'],
  }),
}
