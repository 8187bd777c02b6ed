import type { RecordFields } from '../../platform/fields.ts'

/**
 * A grading by its columns: what the wire calls each, its word and the kind of its values, in the order of reading.
 * Contracts, reads, the save, the audit trail, the form and the sheet of a ticket have them from here.
 */
export const GRADING_FIELDS = {
  grade_percent: { wire: 'SysProductGrade', word: 'term.grade', kind: 'grade' },
  is_special_case: { wire: 'SysIsSpecialCase', word: 'term.specialCase', kind: 'flag' },
  is_return: { wire: 'SysPalmReturn', word: 'term.return', kind: 'flag' },
  return_reason: { wire: 'SysPalmReturnReason', word: 'evaluation.reason', kind: 'reason' },
  reject_weight_kg: { wire: 'SysPalmReturnWeight', word: 'evaluation.rejectWeight', kind: 'kg' },
  ripe_percent: { wire: 'SysPalmRipe', word: 'evaluation.SysPalmRipe', kind: 'percent' },
  unripe_percent: { wire: 'SysPalmUnripe', word: 'evaluation.SysPalmUnripe', kind: 'percent' },
  raw_percent: { wire: 'SysPalmRaw', word: 'evaluation.SysPalmRaw', kind: 'percent' },
  loose_percent: { wire: 'SysPalmLoose', word: 'evaluation.SysPalmLoose', kind: 'percent' },
  overripe_percent: {
    wire: 'SysPalmOverripe',
    word: 'evaluation.SysPalmOverripe',
    kind: 'percent',
  },
  rotten_percent: { wire: 'SysPalmRotten', word: 'evaluation.SysPalmRotten', kind: 'percent' },
  undersize_percent: {
    wire: 'SysPalmUndersize',
    word: 'evaluation.SysPalmUndersize',
    kind: 'percent',
  },
  contaminants_percent: {
    wire: 'SysContaminants',
    word: 'evaluation.SysContaminants',
    kind: 'percent',
  },
  long_stalk_percent: {
    wire: 'SysLongBunchStalk',
    word: 'evaluation.SysLongBunchStalk',
    kind: 'percent',
  },
  bunch_weight_kg: { wire: 'SysBunchWeight', word: 'evaluation.SysBunchWeight', kind: 'kg' },
  bunch_price_per_kg: { wire: 'SysPalmPriceBunch', word: 'sheet.bunchPrice', kind: 'bahtPerKg' },
  loose_price_per_kg: { wire: 'SysPalmPriceLoose', word: 'sheet.loosePrice', kind: 'bahtPerKg' },
  is_watering: { wire: 'SysIsWatering', word: 'evaluation.SysIsWatering', kind: 'flag' },
  is_raining: { wire: 'SysIsRaining', word: 'evaluation.SysIsRaining', kind: 'flag' },
  land_number: { wire: 'SysLandNumber', word: 'evaluation.SysLandNumber', kind: 'text' },
  product_type: { wire: 'SysProductType', word: 'evaluation.SysProductType', kind: 'text' },
  rspo_number: { wire: 'SysRSPO', word: 'evaluation.SysRSPO', kind: 'text' },
  buyer_name: { wire: 'SysOrderName', word: 'evaluation.SysOrderName', kind: 'text' },
  car_license: { wire: 'SysCarLicense', word: 'evaluation.SysCarLicense', kind: 'text' },
} as const satisfies RecordFields

type GradingField = (typeof GRADING_FIELDS)[keyof typeof GRADING_FIELDS]

/** The composition of a load, each part in percent. */
export const COMPOSITION = wiresOf('percent')
/** What is seldom said of a load: the prices of two of its parts, and its origin. */
export const LOAD_PRICES = wiresOf('bahtPerKg')
export const LOAD_ORIGIN = wiresOf('text')

/** What the wire calls the fields of a grading that are of one kind. */
function wiresOf<K extends GradingField['kind']>(kind: K) {
  const ofKind = Object.values(GRADING_FIELDS).filter((field) => field.kind === kind)
  return ofKind.map(({ wire }) => wire as Extract<GradingField, { kind: K }>['wire'])
}

/** As `GRADING_FIELDS`, of a valuation; its terms are shown without unit, since their sum has it. */
export const VALUATION_FIELDS = {
  net_price: { wire: 'SysPrice', word: 'term.netPrice', kind: 'bahtPerKg' },
  grade_price: { wire: 'SysValuationPrice', word: 'term.gradePrice', kind: 'bahtPerKg' },
  level_price: { wire: 'SysValuationLevelPrice', word: 'term.levelPrice', kind: 'bahtPerKg' },
  premium_price: { wire: 'SysValuationPremium', word: 'term.premium', kind: 'bahtPerKg' },
  override_reason: { wire: 'OverrideReason', word: 'sheet.overrideReason', kind: 'reason' },
} as const satisfies RecordFields
