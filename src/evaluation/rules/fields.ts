interface Field {
  wire: string
  words: string
  kind: 'grade' | 'flag' | 'text' | 'kilograms' | 'percent' | 'price'
}

/**
 * A grading by its columns: what the wire calls each, its word and the kind of its values, in the order of reading.
 * Contracts, reads, the save, the audit trail, the form and the sheet of a ticket have them from here.
 */
export const GRADING_FIELDS = {
  grade_percent: { wire: 'SysProductGrade', words: 'term.grade', kind: 'grade' },
  is_special_case: { wire: 'SysIsSpecialCase', words: 'term.specialCase', kind: 'flag' },
  is_return: { wire: 'SysPalmReturn', words: 'term.return', kind: 'flag' },
  return_reason: { wire: 'SysPalmReturnReason', words: 'evaluation.reason', kind: 'text' },
  reject_weight_kg: {
    wire: 'SysPalmReturnWeight',
    words: 'evaluation.rejectWeight',
    kind: 'kilograms',
  },
  ripe_percent: { wire: 'SysPalmRipe', words: 'evaluation.SysPalmRipe', kind: 'percent' },
  unripe_percent: { wire: 'SysPalmUnripe', words: 'evaluation.SysPalmUnripe', kind: 'percent' },
  raw_percent: { wire: 'SysPalmRaw', words: 'evaluation.SysPalmRaw', kind: 'percent' },
  loose_percent: { wire: 'SysPalmLoose', words: 'evaluation.SysPalmLoose', kind: 'percent' },
  overripe_percent: {
    wire: 'SysPalmOverripe',
    words: 'evaluation.SysPalmOverripe',
    kind: 'percent',
  },
  rotten_percent: { wire: 'SysPalmRotten', words: 'evaluation.SysPalmRotten', kind: 'percent' },
  undersize_percent: {
    wire: 'SysPalmUndersize',
    words: 'evaluation.SysPalmUndersize',
    kind: 'percent',
  },
  contaminants_percent: {
    wire: 'SysContaminants',
    words: 'evaluation.SysContaminants',
    kind: 'percent',
  },
  long_stalk_percent: {
    wire: 'SysLongBunchStalk',
    words: 'evaluation.SysLongBunchStalk',
    kind: 'percent',
  },
  bunch_weight_kg: {
    wire: 'SysBunchWeight',
    words: 'evaluation.SysBunchWeight',
    kind: 'kilograms',
  },
  bunch_price_per_kg: { wire: 'SysPalmPriceBunch', words: 'sheet.bunchPrice', kind: 'price' },
  loose_price_per_kg: { wire: 'SysPalmPriceLoose', words: 'sheet.loosePrice', kind: 'price' },
  is_watering: { wire: 'SysIsWatering', words: 'evaluation.SysIsWatering', kind: 'flag' },
  is_raining: { wire: 'SysIsRaining', words: 'evaluation.SysIsRaining', kind: 'flag' },
  land_number: { wire: 'SysLandNumber', words: 'evaluation.SysLandNumber', kind: 'text' },
  product_type: { wire: 'SysProductType', words: 'evaluation.SysProductType', kind: 'text' },
  rspo_number: { wire: 'SysRSPO', words: 'evaluation.SysRSPO', kind: 'text' },
  buyer_name: { wire: 'SysOrderName', words: 'evaluation.SysOrderName', kind: 'text' },
  car_license: { wire: 'SysCarLicense', words: 'evaluation.SysCarLicense', kind: 'text' },
} as const satisfies Record<string, Field>

export type GradingField = (typeof GRADING_FIELDS)[keyof typeof GRADING_FIELDS]

/** The composition of a load, each part in percent. */
export const COMPOSITION = Object.values(GRADING_FIELDS).flatMap((field) =>
  field.kind === 'percent' ? [field.wire] : [],
)

/** As `GRADING_FIELDS`, of a valuation. */
export const VALUATION_FIELDS = {
  net_price: { wire: 'SysPrice', kind: 'price' },
  grade_price: { wire: 'SysValuationPrice', kind: 'price' },
  level_price: { wire: 'SysValuationLevelPrice', kind: 'price' },
  premium_price: { wire: 'SysValuationPremium', kind: 'price' },
  override_reason: { wire: 'OverrideReason', kind: 'text' },
} as const satisfies Record<string, Omit<Field, 'words'>>
