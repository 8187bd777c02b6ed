import { z } from 'zod'
import { decimalOut, flagOut, instantOut, rowId } from '../../platform/call.ts'
import { byWire } from '../../platform/fields.ts'
import { NULLABLE } from '../../platform/kind-schemas.ts'
import { weighing } from '../../weighing/contract/weighing.ts'
import { GRADING_FIELDS, VALUATION_FIELDS } from '../rules/fields.ts'

/** A ticket as the evaluation list and its dialogs have it. */
export const palmRecord = z.object({
  ID: rowId,
  SSWeightID: rowId,
  WeightScaleIDIn: z.string(),
  AVL: z.string(),
  ...weighing.shape,
  VehicleLightWeight: decimalOut.nullable(),
  ...byWire(GRADING_FIELDS, NULLABLE),
  SysPalmReturnPercent: decimalOut.nullable(),
  SysValuationConditonQuality: decimalOut.nullable(),
  SysOfficerEvaluate: z.string().nullable(),
  EvaluatedAt: instantOut.nullable(),
  ...byWire(VALUATION_FIELDS, NULLABLE),
  SysOfficerValuation: z.string().nullable(),
  ValuedAt: instantOut.nullable(),
  /** Of the valuation. */
  PriceVersion: z.number().nullable(),
  /** What the ticket would be given now: of the vendor that its AVL is linked to. */
  CustomerLevelPrice: decimalOut,
  CustomerLevelName: z.string(),
  VendorIsPremium: flagOut,
  VendorValueShippingCost: decimalOut.nullable(),
  VendorValueConsistency: decimalOut.nullable(),
  SysTaxDeduction: decimalOut,
  /** The order that the ticket is on, its badge, and its number again while it keeps the ticket as it is. */
  POHeaderUUID: z.uuid().nullable(),
  PONumber: z.string().nullable(),
  POState: z.string().nullable(),
  LockedBy: z.string().nullable(),
  /** An officer corrected it, or accepted what the scale proposed. */
  IsCorrected: flagOut,
  /** Corrections that the scale proposes and nobody has decided. */
  OpenCorrections: z.number(),
  /** Who voided its weigh-in, when and why, while it is. */
  Voided: z.object({ At: instantOut, By: z.string(), Reason: z.string() }).nullable(),
  Version: z.number(),
})
