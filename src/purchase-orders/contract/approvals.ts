import { z } from 'zod'
import { batch, decimalOut, instantOut, itemsOf, read, version } from '../../platform/call.ts'
import { FLAGS } from '../rules/flags.ts'
import { TRANSITIONS } from '../rules/steps.ts'
import { BY_PART, BY_STATE, ofOrder, poHeader, poLine } from './order.ts'

/** Something to look at, with its numbers: those that it has no use for are null. */
const flag = z.object({
  Flag: z.enum(FLAGS),
  /** Tickets, or products of mixed ones. */
  Count: z.number().nullable(),
  /** The largest difference of a ticket's price, in baht per kg. */
  Difference: decimalOut.nullable(),
  /** By how much all corrections changed the net weight, in kg. */
  Weight: decimalOut.nullable(),
  /** On which the oldest ticket was weighed out. */
  Day: z.string().nullable(),
  /** Whose account another officer made or changed lately, who that is, and when. */
  Account: z
    .object({ Officer: z.string(), By: z.string(), At: instantOut, IsMade: z.boolean() })
    .nullable(),
})

/** An order that waits to be approved. */
const approvalRow = poHeader.extend({
  SubmittedAt: instantOut,
  /** Baht per kg of all its tickets. */
  AveragePrice: decimalOut.nullable(),
  /** Of all its tickets; null where they brought different ones. */
  ProductTypeName: z.string().nullable(),
  CustomerLevelName: z.string(),
  CustomerLevelPrice: decimalOut,
  SysBankName: z.string().nullable(),
  SysBookBankNumber: z.string().nullable(),
  Flags: z.array(flag),
})

/** A line as its approver looks at it. */
const approvalLine = poLine.extend({
  /** Baht per kg by the ladder of the ticket's day, with level and premium. */
  LadderPrice: decimalOut.nullable(),
  /** Kilograms before the first correction of the ticket; null where none was made. */
  WeightNetBefore: decimalOut.nullable(),
  Flags: z.array(z.enum(FLAGS)),
})

export const calls = {
  getApprovals: read({
    path: 'po/getApprovals',
    roles: TRANSITIONS.approve.roles,
    output: z.object({
      /** Whether the officer may confirm orders as they approve them. */
      MayConfirm: z.boolean(),
      total_record: z.number(),
      data: z.array(approvalRow),
    }),
  }),
  getApprovalLines: read({
    path: 'po/getApprovalLines',
    roles: TRANSITIONS.approve.roles,
    input: ofOrder,
    output: z.array(approvalLine),
    errors: ['po.notFound'],
  }),
  approveOrders: batch({
    path: 'po/approveOrders',
    roles: TRANSITIONS.approve.roles,
    input: z.strictObject({
      Orders: itemsOf(ofOrder.extend({ Version: version }), 'POHeaderUUID'),
      Confirm: z.boolean().optional(),
    }),
    list: 'Orders',
    id: 'POHeaderUUID',
    record: poHeader,
    errors: [...BY_STATE, 'po.notSubmitted', ...BY_PART, 'po.approveConfirms', 'po.notApproved'],
  }),
  withdrawApprovals: batch({
    path: 'po/withdrawApprovals',
    roles: TRANSITIONS.withdrawApproval.roles,
    input: z.strictObject({
      Orders: itemsOf(ofOrder.extend({ Version: z.int32() }), 'POHeaderUUID'),
    }),
    list: 'Orders',
    id: 'POHeaderUUID',
    record: poHeader,
    errors: [...BY_STATE, 'po.approvalUsed', 'po.approvalOfAnother'],
  }),
}
