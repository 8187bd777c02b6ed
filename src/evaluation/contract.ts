import { z } from 'zod'
import {
  change,
  day,
  decimalOut,
  flag,
  flagOut,
  instantOut,
  kilograms,
  page,
  pageOf,
  percent,
  price,
  read,
  rowId,
  text,
  uuid,
  version,
} from '../platform/call.ts'
import { MANAGERS, PALM } from '../platform/roles.ts'

/** A ticket as the evaluation list and its dialogs have it. */
export const palmRecord = z.object({
  ID: rowId,
  SSWeightID: rowId,
  SequenceWeightOut: z.string().nullable(),
  WeightScaleIDIn: z.string(),
  CarRegister: z.string(),
  CustomerDataID: z.string(),
  CustomerName: z.string(),
  AVL: z.string(),
  ProductDataID: z.string(),
  ProductTypeName: z.string(),
  WeightIn: decimalOut,
  WeightOut: decimalOut.nullable(),
  WeightNet: decimalOut.nullable(),
  WeightTimeIn: instantOut,
  WeightTimeOut: instantOut.nullable(),
  Remark1: z.string().nullable(),
  UserLogInDataIDIn: z.string().nullable(),
  VehicleLightWeight: decimalOut.nullable(),
  SysProductGrade: z.number().nullable(),
  SysPalmReturn: flagOut.nullable(),
  SysPalmReturnReason: z.string().nullable(),
  SysPalmReturnWeight: decimalOut.nullable(),
  SysPalmReturnPercent: decimalOut.nullable(),
  SysValuationConditonQuality: decimalOut.nullable(),
  SysIsSpecialCase: flagOut.nullable(),
  SysLandNumber: z.string().nullable(),
  SysProductType: z.string().nullable(),
  SysRSPO: z.string().nullable(),
  SysOrderName: z.string().nullable(),
  SysCarLicense: z.string().nullable(),
  SysBunchWeight: decimalOut.nullable(),
  SysPalmRipe: decimalOut.nullable(),
  SysPalmUnripe: decimalOut.nullable(),
  SysPalmRaw: decimalOut.nullable(),
  SysPalmLoose: decimalOut.nullable(),
  SysPalmOverripe: decimalOut.nullable(),
  SysPalmRotten: decimalOut.nullable(),
  SysPalmUndersize: decimalOut.nullable(),
  SysContaminants: decimalOut.nullable(),
  SysLongBunchStalk: decimalOut.nullable(),
  SysPalmPriceBunch: decimalOut.nullable(),
  SysPalmPriceLoose: decimalOut.nullable(),
  SysIsWatering: flagOut.nullable(),
  SysIsRaining: flagOut.nullable(),
  SysOfficerEvaluate: z.string().nullable(),
  EvaluatedAt: instantOut.nullable(),
  SysPrice: decimalOut.nullable(),
  SysValuationPrice: decimalOut.nullable(),
  SysValuationLevelPrice: decimalOut.nullable(),
  SysValuationPremium: decimalOut.nullable(),
  OverrideReason: z.string().nullable(),
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
  /** The order that the ticket is on, and the one that keeps it from changing. */
  PONumber: z.string().nullable(),
  LockedBy: z.string().nullable(),
  Version: z.number(),
})

const optionalText = text(200).nullish()
const optionalPercent = percent.nullish()

const grading = {
  SSWeightID: rowId,
  SysProductGrade: z.int({ error: 'v.grade' }).min(10, 'v.grade').max(24, 'v.grade'),
  SysPalmReturn: flag,
  SysPalmReturnReason: optionalText,
  SysPalmReturnWeight: kilograms.nullish(),
  SysIsSpecialCase: flag.nullish(),
  SysLandNumber: optionalText,
  SysProductType: optionalText,
  SysRSPO: optionalText,
  SysOrderName: optionalText,
  SysCarLicense: optionalText,
  SysBunchWeight: kilograms.nullish(),
  SysPalmRipe: optionalPercent,
  SysPalmUnripe: optionalPercent,
  SysPalmRaw: optionalPercent,
  SysPalmLoose: optionalPercent,
  SysPalmOverripe: optionalPercent,
  SysPalmRotten: optionalPercent,
  SysPalmUndersize: optionalPercent,
  SysContaminants: optionalPercent,
  SysLongBunchStalk: optionalPercent,
  SysPalmPriceBunch: price.nullish(),
  SysPalmPriceLoose: price.nullish(),
  SysIsWatering: flag.nullish(),
  SysIsRaining: flag.nullish(),
  /** Accepted and ignored: the server knows better. */
  SysOfficerEvaluate: optionalText,
  SysBuyerNumber: optionalText,
  SysBuyerName: optionalText,
}

/** A term of the price: a third of what a price may be at most, so that the sum is a price too. */
const priceTerm = price.max(3333.33, 'v.price')

const valuation = {
  SSWeightID: rowId,
  SysValuationPrice: priceTerm,
  SysValuationLevelPrice: priceTerm,
  SysValuationPremium: priceTerm,
  SysValuationShippingCost: price.nullish(),
  SysValuationConditonQuality: price.nullish(),
  SysValuationLoyalty: price.nullish(),
  PriceVersion: z.int().positive().nullish(),
  OverrideReason: optionalText,
}

export type Grading = z.output<z.ZodObject<typeof grading>>
export type Valuation = z.output<z.ZodObject<typeof valuation>>

const correction = {
  Reason: text(500).min(1, 'v.reasonText'),
  /** Of the ticket that the officer saw: a newer one is refused. */
  Version: version,
}

/** A grading or a valuation in the place of the one in force. */
export type Correction<T> = T & z.output<z.ZodObject<typeof correction>>

export const calls = {
  getWeightProcess: read({
    path: 'po/getWeightProcess',
    roles: PALM,
    input: z.strictObject({
      POHeaderUUID: uuid.nullish(),
      filterSearch: text(100).nullish(),
      filterGrade: z.union([z.int().min(0).max(100), z.literal('')]).nullish(),
      filterDateIn: z.union([day, z.literal('')]).nullish(),
      filterDateOut: z.union([day, z.literal('')]).nullish(),
      filterStatus: z.enum(['A', 'W', 'C']).default('A'),
      page,
    }),
    output: pageOf(palmRecord),
    errors: ['po.notFound'],
  }),
  evaluate: change({
    path: 'po/evaluate',
    roles: PALM,
    input: z.strictObject(grading),
    output: palmRecord,
    errors: [
      'ticket.notFound',
      'ticket.locked',
      'ticket.lockedFinal',
      'ticket.alreadyGraded',
      'v.gradeRange',
      'v.returnReason',
      'v.rejectWeight',
    ],
  }),
  correctGrade: change({
    path: 'po/correctGrade',
    roles: MANAGERS,
    input: z.strictObject({ ...grading, ...correction }),
    output: palmRecord,
    errors: [
      'ticket.notFound',
      'ticket.locked',
      'ticket.lockedFinal',
      'ticket.nothingToCorrect',
      'v.gradeRange',
      'v.returnReason',
      'v.rejectWeight',
    ],
  }),
  valuation: change({
    path: 'po/valuation',
    roles: PALM,
    input: z.strictObject(valuation),
    output: palmRecord,
    errors: [
      'ticket.notFound',
      'ticket.locked',
      'ticket.lockedFinal',
      'ticket.notGraded',
      'ticket.alreadyValued',
      'price.none',
      'price.changed',
      'price.reasonRequired',
    ],
  }),
  correctPrice: change({
    path: 'po/correctPrice',
    roles: MANAGERS,
    input: z.strictObject({ ...valuation, ...correction }),
    output: palmRecord,
    errors: [
      'ticket.notFound',
      'ticket.locked',
      'ticket.lockedFinal',
      'ticket.notGraded',
      'ticket.nothingToCorrect',
      'price.none',
      'price.changed',
      'price.reasonRequired',
    ],
  }),
}
