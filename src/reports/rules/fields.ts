import type { ListedFields } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'

/** What the daily payment shows of a ticket, on screen, in its PDF and its workbook, by the names of the wire. */
export const PAYMENT_FIELDS = {
  ...TERM_FIELDS,
  WeightDateOut: { word: 'report.saleDate', short: 'report.saleDate.short', kind: 'day' },
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

/** As `PAYMENT_FIELDS`, of the price list. */
export const PRICE_FIELDS = {
  CustomerDataID: TERM_FIELDS.CustomerID,
  CustomerName: TERM_FIELDS.CustomerName,
  SysValuationPrice: { word: 'quotation.gradePrice.short', kind: 'bahtPerKg' },
  SysValuationLevelPrice: { word: 'quotation.levelPrice.short', kind: 'bahtPerKg' },
  SysValuationPremium: { word: 'term.premium', kind: 'bahtPerKg' },
  SysPrice: { word: 'term.netPrice', kind: 'bahtPerKg' },
} as const satisfies ListedFields
