import { type ListedFields, listed } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'
import { WEIGHING_FIELDS } from '../../weighing/rules/fields.ts'
import { GRADING_FIELDS, VALUATION_FIELDS } from './fields.ts'

/** What sheet, corrections and history show of a ticket, by the names of the wire, in the order of reading. */
export const TICKET_FIELDS = {
  SequenceWeightOut: WEIGHING_FIELDS.slip_number,
  CarRegister: WEIGHING_FIELDS.registration,
  CustomerDataID: WEIGHING_FIELDS.customer_code,
  CustomerName: { word: 'evaluation.seller', kind: 'name' },
  ProductDataID: WEIGHING_FIELDS.product_code,
  ProductTypeName: WEIGHING_FIELDS.product_type_name,
  WeightTimeIn: WEIGHING_FIELDS.time_in,
  WeightIn: TERM_FIELDS.WeightIn,
  WeightTimeOut: WEIGHING_FIELDS.time_out,
  WeightOut: TERM_FIELDS.WeightOut,
  WeightNet: TERM_FIELDS.WeightNet,
  UserLogInDataIDIn: WEIGHING_FIELDS.weighed_by,
  Remark1: WEIGHING_FIELDS.remark,
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
