import type { WordKey } from '../../platform/catalogue.ts'
import type { Field, ListedFields } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'

/** What the daily payment shows of a ticket, on screen, in its PDF and its workbook, by the names of the wire. */
export const PAYMENT_FIELDS = {
  ...TERM_FIELDS,
  WeightDateOut: { word: 'report.saleDate', short: 'report.saleDate.short', kind: 'day' },
  CustomerID: {
    word: 'report.vendorStatistic',
    short: 'report.vendorStatistic.short',
    kind: 'code',
  },
  CustomerName: { word: 'report.owner', kind: 'name' },
  PONumber: { word: 'order.title', kind: 'code' },
  PayState: { word: 'payment.state', kind: 'text' },
  WeightNet: { word: 'report.quantity', kind: 'kg' },
  SysPrice: { word: 'term.price', kind: 'bahtPerKg' },
  SysTaxDeduction: { word: 'report.taxPercent', kind: 'percent' },
} as const satisfies ListedFields

/** As `PAYMENT_FIELDS`, of the palm report. */
export const PALM_FIELDS = {
  ...TERM_FIELDS,
  SysPalmReturnWeight: { word: 'palm.returned', short: 'palm.returned.short', kind: 'kg' },
  SysProductGrade: { word: 'term.grade.short', kind: 'grade' },
} as const satisfies ListedFields

/** The figures of a day's palm, by the names of the wire, each with its unit. */
export const PALM_FIGURES = {
  TotalCar: { word: 'palm.TotalCar', kind: 'count', unit: 'term.trucks' },
  TotalWeight: { word: 'palm.TotalWeight', kind: 'kg', unit: 'term.kg' },
  AVGGrade: { word: 'term.averageGrade', kind: 'percent', unit: 'term.percent' },
  AVGPrice: { word: 'term.averagePrice', kind: 'bahtPerKg', unit: 'term.bahtPerKg' },
  YieldPercent: { word: 'palm.YieldPercent', kind: 'percent', unit: 'term.percent' },
  FFB_Estate: { word: 'palm.FFB_Estate', kind: 'kg', unit: 'term.kg' },
  FFB_PPEP: { word: 'palm.FFB_PPEP', kind: 'kg', unit: 'term.kg' },
  FFB_Ramp: { word: 'palm.FFB_Ramp', kind: 'kg', unit: 'term.kg' },
  FFB_Other: { word: 'palm.FFB_Other', kind: 'kg', unit: 'term.kg' },
  TotalReject: { word: 'palm.TotalReject', kind: 'kg', unit: 'term.kg' },
  TotalRejectPercent: { word: 'palm.TotalRejectPercent', kind: 'percent', unit: 'term.percent' },
  TotalWeightIncludeReturn: { word: 'palm.TotalWeightIncludeReturn', kind: 'kg', unit: 'term.kg' },
} as const satisfies Record<string, Field & { unit: WordKey }>

/** As `PAYMENT_FIELDS`, of the price list and its sheet. */
export const PRICE_FIELDS = {
  CustomerDataID: TERM_FIELDS.CustomerID,
  CustomerName: TERM_FIELDS.CustomerName,
  SysProductGrade: { word: 'term.grade.short', kind: 'grade' },
  SysValuationPrice: {
    word: 'term.gradePrice',
    short: 'quotation.gradePrice.short',
    kind: 'bahtPerKg',
  },
  SysValuationLevelPrice: {
    word: 'term.levelPrice',
    short: 'quotation.levelPrice.short',
    kind: 'bahtPerKg',
  },
  SysValuationPremium: { word: 'term.premium', kind: 'bahtPerKg' },
  SysPrice: { word: 'term.netPrice', kind: 'bahtPerKg' },
} as const satisfies ListedFields
