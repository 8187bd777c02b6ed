import { z } from 'zod'
import {
  batch,
  change,
  decimalOut,
  flag,
  itemsOf,
  read,
  text,
  version,
} from '../../platform/call.ts'
import { INVOICING } from '../../platform/roles.ts'
import { TRANSITIONS } from '../rules/steps.ts'
import { filters, ordersOf } from './lists.ts'
import { BY_STATE, headerWithPayable, ofOrder, poHeader } from './order.ts'

/** What the officer was shown of the payable, by the names of the list: what is sent is compared with what is now. */
const shown = {
  Version: version,
  Amount: z.number().nullish(),
  Tax: z.number().nullish(),
  Paid: z.number().nullish(),
  SysTaxDeduction: z.number().nullish(),
  /** Null where no account was shown. */
  SysBankName: text(100).nullish(),
  SysBookBankNumber: text(50).nullish(),
}

/** What all orders that the filters let through come to, in kg and baht; null where they are more than are counted. */
const totals = z.object({
  TotalWeight: decimalOut,
  TotalAmount: decimalOut,
  TotalTax: decimalOut,
  TotalPaid: decimalOut,
})

const payableToSetUp = ofOrder.extend({ ...shown, Cash: flag.nullish() })
const payableErrors = [
  ...BY_STATE,
  'po.notConfirmed',
  'po.notFullyReceived',
  'po.alreadyInvoiced',
  'po.payableChanged',
  'po.noAccount',
  'po.accountUnconfirmed',
  'day.closed',
] as const

export const calls = {
  getFilterPOStateCanInvoice: read({
    path: 'po/getFilterPOStateCanInvoice',
    roles: INVOICING,
    input: z.strictObject(filters),
    output: ordersOf(headerWithPayable).extend({ totals: totals.nullable() }),
  }),
  invoice: change({
    path: 'po/invoice',
    roles: TRANSITIONS.invoice.roles,
    input: payableToSetUp,
    output: poHeader,
    errors: payableErrors,
  }),
  invoiceOrders: batch({
    path: 'po/invoiceOrders',
    roles: TRANSITIONS.invoice.roles,
    input: z.strictObject({ Orders: itemsOf(payableToSetUp, 'POHeaderUUID') }),
    list: 'Orders',
    id: 'POHeaderUUID',
    record: poHeader,
    errors: payableErrors,
  }),
  changePayee: change({
    path: 'po/changePayee',
    roles: TRANSITIONS.changePayee.roles,
    input: ofOrder.extend({
      Version: version,
      Cash: flag.nullish(),
      SysBankName: text(100).nullish(),
      SysBookBankNumber: text(50).nullish(),
    }),
    output: poHeader,
    errors: [...BY_STATE, 'po.notInvoiced', 'v.bank', 'v.account'],
  }),
  /** Another officer than who changed it says that where a payable is paid is right, as they saw it. */
  confirmPayee: change({
    path: 'po/confirmPayee',
    roles: TRANSITIONS.confirmPayee.roles,
    input: ofOrder.extend({ Version: z.int32() }),
    output: poHeader,
    errors: [
      ...BY_STATE,
      'po.notInvoiced',
      'po.noPayeeChange',
      'po.ownPayeeChange',
      'second.dependent',
    ],
  }),
}
