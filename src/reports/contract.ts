import { z } from 'zod'
import {
  change,
  day,
  decimalOut,
  decimals,
  flagOut,
  instantOut,
  pdf,
  read,
  version,
} from '../platform/call.ts'
import { messageKey } from '../platform/catalogue.ts'
import { RECEIVING } from '../platform/roles.ts'
import { PAY_STATES } from './rules/pay-states.ts'
import { ESTATE_GROUPS, YIELD_PRODUCTS } from './rules.ts'

/** A customer's latest price of the day for a product, baht per kg: SysPrice is the sum of its three terms. */
const priceRow = z.object({
  CustomerDataID: z.string(),
  CustomerName: z.string(),
  ProductDataID: z.string(),
  ProductTypeName: z.string(),
  SysProductGrade: z.number(),
  SysValuationPrice: decimalOut,
  SysValuationLevelPrice: decimalOut,
  SysValuationPremium: decimalOut,
  SysPrice: decimalOut,
  ValuedAt: instantOut,
})

const ofDay = z.strictObject({
  filterDate: day,
  filterGroup: z.enum(ESTATE_GROUPS).default('1'),
})

/** A ticket's payment, to the satang. */
const paymentRow = z.object({
  SSWeightID: z.number(),
  SequenceWeightOut: z.string().nullable(),
  WeightDateOut: z.string(),
  CustomerID: z.string(),
  CustomerName: z.string(),
  WeightNet: decimalOut,
  SysPrice: decimalOut,
  SysTaxDeduction: decimalOut,
  Amount: decimalOut,
  Tax: decimalOut,
  Paid: decimalOut,
  SysBankName: z.string().nullable(),
  SysBookBankNumber: z.string().nullable(),
  PONumber: z.string().nullable(),
  POHeaderUUID: z.uuid().nullable().optional(),
  CarRegister: z.string().optional(),
  ProductTypeName: z.string().optional(),
  /** 1 where the payable is set up and paid in cash: then there is no account. */
  Cash: flagOut.optional(),
  /** 1 where one officer changed the payee of the payable and no other has confirmed it: where the mill requires that, no account is given. */
  PayeeUnconfirmed: flagOut.optional(),
  PayState: z.enum(PAY_STATES).optional(),
})

/** A ticket that was weighed out that day: kg, percent, baht per kg, baht. Null is what it does not have yet. */
const palmRow = z.object({
  SSWeightID: z.number(),
  SequenceWeightOut: z.string().nullable(),
  WeightTimeOut: instantOut,
  AVL: z.string(),
  CustomerName: z.string(),
  CarRegister: z.string(),
  ProductDataID: z.string(),
  ProductTypeName: z.string(),
  WeightNet: decimalOut,
  SysPalmReturnWeight: decimalOut.nullable(),
  SysProductGrade: z.number().nullable(),
  SysPrice: decimalOut.nullable(),
  Amount: decimalOut.nullable(),
})

/** Net kg by product. FFB_Other is every product but the three: the sum is TotalWeight. */
const bySource = {
  FFB_Estate: decimalOut,
  FFB_PPEP: decimalOut,
  FFB_Ramp: decimalOut,
  FFB_Other: decimalOut,
}

/** Weighted by net weight over the tickets that have them; null where none has. */
const averages = {
  AVGGrade: decimalOut.nullable(),
  AVGPrice: decimalOut.nullable(),
}

const stats = z.object({
  ...bySource,
  ...averages,
  /** Returned kg, and in percent of what came with it. */
  TotalReject: decimalOut,
  TotalRejectPercent: decimalOut.nullable(),
  TotalWeight: decimalOut,
  TotalWeightIncludeReturn: decimalOut,
  /** Tickets. */
  TotalCar: z.number(),
  /** Baht, of the tickets that have a price. */
  Amount: decimalOut,
  /** Tickets without a price yet. */
  NotPriced: z.number(),
  YieldPercent: decimalOut.nullable(),
})

const ofMonth = z.object({
  Date: z.string(),
  ...bySource,
  ...averages,
  TotalWeight: decimalOut,
  TotalRejectPercent: decimalOut.nullable(),
  Amount: decimalOut,
  YieldPercent: decimalOut.nullable(),
  /**
   * Yield less average grade, in percent points, and what that is of the amount; null without either, the amount also
   * while a ticket has no price.
   */
  GapPercent: decimalOut.nullable(),
  GapAmount: decimalOut.nullable(),
})

const yieldKey = { RecordDate: day, ProductKey: z.enum(YIELD_PRODUCTS) }

/** A recorded yield; without one nulls, and Version 0. */
const recorded = z.object({
  YieldPercent: decimalOut.nullable(),
  Version: z.number(),
  RecordedBy: z.string().nullable(),
  RecordedAt: instantOut.nullable(),
})

/** Percent: more than 0, up to 100, up to 2 decimals. */
const yieldPercent = z
  .number({ error: messageKey('v.yield') })
  .positive(messageKey('v.yieldRange'))
  .max(100, messageKey('v.yieldRange'))
  .refine(decimals(2), messageKey('v.yieldRange'))

/** Every call of the reports. */
export const calls = {
  reportPriceList: read({
    path: 'report/ReportPriceList',
    roles: RECEIVING,
    input: z.strictObject({ filterDate: day }),
    output: z.object({ group1: z.array(priceRow), group2: z.array(priceRow) }),
  }),
  exportQuotation: pdf({
    path: 'export/Quotation',
    roles: RECEIVING,
    input: z.strictObject({ filterDate: day, filterGroup: z.enum(ESTATE_GROUPS).default('all') }),
  }),
  reportDailyPalmPayment: read({
    path: 'report/ReportDailyPalmPayment',
    roles: RECEIVING,
    input: ofDay,
    output: z.object({
      payment: z.array(paymentRow),
      total: z.object({
        Tickets: z.number(),
        Owners: z.number(),
        WeightNet: decimalOut,
        /** Weighted by net weight; null on a day without tickets. */
        AveragePrice: decimalOut.nullable(),
        Amount: decimalOut,
        Tax: decimalOut,
        Paid: decimalOut,
        OwnersWithoutAccount: z.number(),
        /** Weighed out that day, with no price yet: not in the report. */
        NotPriced: z.number(),
      }),
    }),
  }),
  exportDailyPalmPayment: pdf({
    path: 'export/DailyPalmPayment',
    roles: RECEIVING,
    input: ofDay,
  }),
  reportPalm: read({
    path: 'report/ReportPalm',
    roles: RECEIVING,
    input: z.strictObject({ filterDate: day }),
    output: z.object({ ReportPalm: z.array(palmRow), Stats: stats }),
  }),
  /** Every day of the month of `filterDate` up to today, with and without tickets. */
  reportPalmMonth: read({
    path: 'report/ReportPalmMonth',
    roles: RECEIVING,
    input: z.strictObject({ filterDate: day }),
    output: z.array(ofMonth),
  }),
  getYield: read({
    path: 'yield/GetYield',
    roles: RECEIVING,
    input: z.strictObject(yieldKey),
    output: recorded,
  }),
  /** `Version` is that of the yield which the officer saw: 0 where none was recorded; not said, it overwrites. */
  saveYield: change({
    path: 'yield/SaveYield',
    roles: RECEIVING,
    input: z.strictObject({ ...yieldKey, YieldPercent: yieldPercent, Version: version }),
    output: recorded,
    errors: ['yield.future', 'sys.stale', 'day.closed'],
  }),
}

declare module '../platform/live/change-events.ts' {
  interface Topics {
    yields: true
  }
}
