interface Field {
  wire: string
  words: string
  kind: 'text' | 'number' | 'perKg' | 'percent' | 'account' | 'level'
}

/**
 * What is kept of a vendor, by column: what the wire calls it, its word and the kind of its values. Reads, saves, the
 * audit trail, the history and the Excel report have them from here, in this order.
 */
export const VENDOR_FIELDS = {
  distance_km: { wire: 'ValueDistanceFactory', words: 'vendor.distance', kind: 'number' },
  shipping_cost: { wire: 'ValueShippingCost', words: 'term.shipping', kind: 'perKg' },
  consistency: { wire: 'ValueConsistency', words: 'term.consistency', kind: 'perKg' },
  dimension_7: { wire: 'ValueFD7', words: 'term.d7', kind: 'text' },
} as const satisfies Record<string, Field>

/** As `VENDOR_FIELDS`, of its customer. */
export const CUSTOMER_FIELDS = {
  level_id: { wire: 'CustomerLevel', words: 'term.level', kind: 'level' },
  bank_name: { wire: 'CustomerSysBankName', words: 'term.bank', kind: 'text' },
  bank_account: { wire: 'CustomerSysBookBankNumber', words: 'term.account', kind: 'account' },
  tax_percent: { wire: 'CustomerSysTaxDeduction', words: 'vendor.tax', kind: 'percent' },
} as const satisfies Record<string, Field>
