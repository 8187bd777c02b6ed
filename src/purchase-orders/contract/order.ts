import { z } from 'zod'
import { decimalOut, flagOut, instantOut, rowId, uuid } from '../../platform/call.ts'
import { byWire } from '../../platform/fields.ts'
import { OUTPUT } from '../../platform/kind-schemas.ts'
import { accountChange } from '../../vendors/contract/account-change.ts'
import { BLOCKERS } from '../rules/approval.ts'
import { CONDITION_FIELDS, DIMENSION_FIELDS } from '../rules/fields.ts'
import { PURCHASE_STATES, STATES } from '../rules/states.ts'

export const state = z.enum(STATES)
export const purchaseState = z.enum(PURCHASE_STATES)
export const ofOrder = z.strictObject({ POHeaderUUID: uuid })

/** Refusals that say why an order's state does not allow an action. */
export const BY_STATE = [
  'po.notFound',
  'po.wrongState',
  'po.canceled',
  'po.finalized',
  'sys.stale',
] as const

/** Refusals that say how an officer took part in an order, and so may not approve it. */
export const BY_PART = ['po.ownOrder', 'po.ownHeader', 'po.ownLines', 'second.dependent'] as const

/** What a price was computed at in baht per kg, who settled it, and why it is another one. */
const settling = {
  ComputedSysPrice: decimalOut.nullable(),
  OverrideReason: z.string().nullable(),
  SysOfficerValuation: z.string().nullable(),
}

/** A line: a ticket, with its values as they are now and those of the day on which it was added. */
export const poLine = z.object({
  UUID: z.uuid(),
  ID: rowId,
  LineNo: z.number(),
  SSWeightID: rowId,
  WeightSequenceWeightOut: z.string().nullable(),
  WeightScaleIDIn: z.string(),
  WeightCarRegister: z.string(),
  ProductDataID: z.string(),
  ProductTypeName: z.string(),
  WeightTimeIn: instantOut,
  WeightTimeOut: instantOut.nullable(),
  WeightIn: decimalOut,
  WeightOut: decimalOut.nullable(),
  Weight: decimalOut.nullable(),
  WeightNet: decimalOut.nullable(),
  SysProductGrade: z.number().nullable(),
  SysPrice: decimalOut.nullable(),
  SysPriceTon: decimalOut.nullable(),
  Amount: decimalOut.nullable(),
  ...settling,
  ProductGrade: z.number(),
  ProductPrice: decimalOut,
  IsReceipt: flagOut,
  RecDate: z.string().nullable(),
  /** Then it is received today, where nobody says another day. */
  IsExitDayClosed: z.boolean(),
})

/** An order as lists show it, with the sums of its lines in kg and baht. */
export const poHeader = z.object({
  UUID: z.uuid(),
  PONumber: z.string(),
  VendorUUID: z.uuid(),
  VendorAccountNumber: z.string(),
  VendorOrganizationName: z.string(),
  AVL: z.string().nullable(),
  Created: instantOut,
  /** Who made it. */
  OfficerUUID: z.uuid(),
  OfficerName: z.string(),
  OfficerLastname: z.string(),
  State: state,
  StatePurchase: purchaseState.nullable(),
  TotalLine: z.number(),
  TotalReceipt: z.number(),
  TotalWeight: decimalOut,
  TotalAmount: decimalOut,
  /** Lines whose price was set by hand. */
  TotalOverride: z.number(),
  SubmittedBy: z.uuid().nullable(),
  SubmittedByName: z.string().nullable(),
  /** Why the officer who reads it may not approve it; only where it waits for an approval that is their work. */
  ApprovalBar: z.enum(BLOCKERS).optional(),
  /** The officer who reads it may approve it although nobody independent of its making could. */
  ApprovesAlone: z.boolean().optional(),
  ApprovedByName: z.string().nullable(),
  ApprovedAt: instantOut.nullable(),
  /** 1 where the mill had nobody else who could approve it. */
  ApprovedAlone: flagOut,
  RejectReason: z.string().nullable(),
  InvoicedAt: instantOut.nullable(),
  Version: z.number(),
})
export const headerWithLines = poHeader.extend({ POLineSet: z.array(poLine) })

/** An order with what is or will be owed for it, in baht, and the account it is paid to. */
export const headerWithPayable = poHeader.extend({
  SysTaxDeduction: decimalOut,
  SysBankName: z.string().nullable(),
  SysBookBankNumber: z.string().nullable(),
  /** 1 where the payable is set up and paid in cash. */
  Cash: flagOut,
  /** The day on which the last line was received, so far. */
  LastRecDate: z.string().nullable(),
  CustomerID: rowId,
  ...accountChange,
  TotalTax: decimalOut,
  TotalPaid: decimalOut,
  POLineSet: z.array(poLine.extend({ Tax: decimalOut, Paid: decimalOut })),
})

/** The header's conditions, as its own page shows them. */
export const poConditions = z.object({
  InclTax: z.enum(['Yes', 'No']),
  Site: z.string(),
  Warehouse: z.string(),
  WarehouseName: z.string(),
  DateOfUse: z.string().nullable(),
  DateofExpire: z.string().nullable(),
  ...byWire(CONDITION_FIELDS, OUTPUT),
  ...byWire(DIMENSION_FIELDS, OUTPUT),
  CustomerLevelName: z.string(),
  CustomerLevelPrice: decimalOut,
  VendorIsPremium: flagOut,
  SysTaxDeduction: decimalOut,
})

/** An order as its own page shows it. */
export const headerOnItsPage = poHeader.extend(poConditions.shape)

/** A ticket that can be a line. */
export const freeTicket = z.object({
  ID: rowId,
  SSWeightID: rowId,
  WeightScaleIDIn: z.string(),
  SequenceWeightOut: z.string().nullable(),
  CarRegister: z.string(),
  CustomerName: z.string(),
  CustomerDataID: z.string(),
  AVL: z.string(),
  WeightIn: decimalOut,
  WeightOut: decimalOut,
  WeightNet: decimalOut,
  WeightTimeIn: instantOut,
  WeightTimeOut: instantOut,
  SysPrice: decimalOut,
  ...settling,
  SysProductGrade: z.number(),
  ProductDataID: z.string(),
  ProductTypeName: z.string(),
  Remark1: z.string().nullable(),
})
