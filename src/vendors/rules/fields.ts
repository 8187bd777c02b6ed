import type { RecordFields } from '../../platform/fields.ts'

/**
 * What is kept of a vendor, by column: what the wire calls it, its word and the kind of its values. Contract, reads,
 * saves, the audit trail, the history, lists and the Excel report have them from here, in this order.
 */
export const VENDOR_FIELDS = {
  distance_km: {
    wire: 'ValueDistanceFactory',
    word: 'vendor.distance',
    short: 'vendor.setUp.distance',
    kind: 'km',
  },
  shipping_cost: { wire: 'ValueShippingCost', word: 'term.shipping', kind: 'bahtPerKg' },
  consistency: { wire: 'ValueConsistency', word: 'term.consistency', kind: 'bahtPerKg' },
  dimension_7: { wire: 'ValueFD7', word: 'term.d7', kind: 'text' },
} as const satisfies RecordFields

/** As `VENDOR_FIELDS`, of its customer. */
export const CUSTOMER_FIELDS = {
  level_id: { wire: 'CustomerLevel', word: 'term.level', kind: 'level' },
  bank_name: { wire: 'CustomerSysBankName', word: 'term.bank', kind: 'text' },
  bank_account: { wire: 'CustomerSysBookBankNumber', word: 'term.account', kind: 'account' },
  tax_percent: { wire: 'CustomerSysTaxDeduction', word: 'vendor.tax', kind: 'percent' },
} as const satisfies RecordFields

/** As `VENDOR_FIELDS`, of a member level: what it pays, and what it takes. */
export const LEVEL_FIELDS = {
  level_price: { wire: 'LevelPrice', word: 'levels.price', kind: 'difference' },
  min_average_grade: { wire: 'MinAverageGrade', word: 'levels.grade', kind: 'percent' },
  min_total_weight_kg: { wire: 'MinTotalWeight', word: 'levels.weight', kind: 'kg' },
} as const satisfies RecordFields
