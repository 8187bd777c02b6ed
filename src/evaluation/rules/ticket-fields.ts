import { type ListedFields, listed } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'
import { GRADING_FIELDS, VALUATION_FIELDS } from './fields.ts'

/** What sheet, corrections and history show of a ticket, by the names of the wire, in the order of reading. */
export const TICKET_FIELDS = {
  SequenceWeightOut: TERM_FIELDS.SequenceWeightOut,
  CarRegister: TERM_FIELDS.CarRegister,
  CustomerDataID: { word: 'term.avl', kind: 'code' },
  CustomerName: { word: 'evaluation.seller', kind: 'name' },
  ProductDataID: { word: 'term.product', kind: 'code' },
  ProductTypeName: { word: 'term.productName', kind: 'text' },
  WeightTimeIn: { word: 'term.timeIn', kind: 'instant' },
  WeightIn: TERM_FIELDS.WeightIn,
  WeightTimeOut: { word: 'term.timeOut', kind: 'instant' },
  WeightOut: TERM_FIELDS.WeightOut,
  WeightNet: TERM_FIELDS.WeightNet,
  UserLogInDataIDIn: { word: 'term.weigher', kind: 'text' },
  Remark1: { word: 'term.remarks', kind: 'text' },
  ...listed(GRADING_FIELDS),
  SysPalmReturnPercent: { word: 'term.returnPercent', kind: 'percent' },
  SysPrice: TERM_FIELDS.SysPrice,
  ComputedNetPrice: { word: 'sheet.computedNet', kind: 'bahtPerKg' },
  SysValuationPrice: VALUATION_FIELDS.grade_price,
  SysValuationLevelPrice: VALUATION_FIELDS.level_price,
  SysValuationPremium: VALUATION_FIELDS.premium_price,
  SysValuationShippingCost: { word: 'term.shipping', kind: 'bahtPerKg' },
  SysValuationLoyalty: { word: 'term.consistency', kind: 'bahtPerKg' },
  SysValuationConditonQuality: { word: 'sheet.returnRate', kind: 'bahtPerKg' },
  PriceVersion: { word: 'sheet.priceVersion', kind: 'count' },
  LadderDay: { word: 'sheet.ladderDay', kind: 'day' },
  OverrideReason: VALUATION_FIELDS.override_reason,
  RecDate: { word: 'term.recDate', kind: 'day' },
} as const satisfies ListedFields
