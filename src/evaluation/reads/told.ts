import { decimalOut } from '../../platform/call.ts'
import { palmRecord } from '../contract/record.ts'

const FIELDS = {
  ...palmRecord.shape,
  SysValuationShippingCost: decimalOut,
  SysValuationLoyalty: decimalOut,
  ComputedPrice: decimalOut,
  ComputedLevelPrice: decimalOut,
  ComputedPremium: decimalOut,
}

/** What the audit trail keeps of a ticket by columns, and what the wire calls it. */
export const TOLD: Record<string, keyof typeof FIELDS> = {
  slip_number: 'SequenceWeightOut',
  registration: 'CarRegister',
  customer_code: 'CustomerDataID',
  product_code: 'ProductDataID',
  product_type_name: 'ProductTypeName',
  weight_in_kg: 'WeightIn',
  time_in: 'WeightTimeIn',
  weight_out_kg: 'WeightOut',
  time_out: 'WeightTimeOut',
  weighed_by: 'UserLogInDataIDIn',
  remark: 'Remark1',
  grade_percent: 'SysProductGrade',
  is_return: 'SysPalmReturn',
  return_reason: 'SysPalmReturnReason',
  reject_weight_kg: 'SysPalmReturnWeight',
  is_special_case: 'SysIsSpecialCase',
  land_number: 'SysLandNumber',
  product_type: 'SysProductType',
  rspo_number: 'SysRSPO',
  buyer_name: 'SysOrderName',
  car_license: 'SysCarLicense',
  bunch_weight_kg: 'SysBunchWeight',
  ripe_percent: 'SysPalmRipe',
  unripe_percent: 'SysPalmUnripe',
  raw_percent: 'SysPalmRaw',
  loose_percent: 'SysPalmLoose',
  overripe_percent: 'SysPalmOverripe',
  rotten_percent: 'SysPalmRotten',
  undersize_percent: 'SysPalmUndersize',
  contaminants_percent: 'SysContaminants',
  long_stalk_percent: 'SysLongBunchStalk',
  bunch_price_per_kg: 'SysPalmPriceBunch',
  loose_price_per_kg: 'SysPalmPriceLoose',
  is_watering: 'SysIsWatering',
  is_raining: 'SysIsRaining',
  net_price: 'SysPrice',
  grade_price: 'SysValuationPrice',
  level_price: 'SysValuationLevelPrice',
  premium_price: 'SysValuationPremium',
  shipping_cost: 'SysValuationShippingCost',
  consistency: 'SysValuationLoyalty',
  return_rate: 'SysValuationConditonQuality',
  ladder_version: 'PriceVersion',
  override_reason: 'OverrideReason',
}

/** Told of a price that an officer set otherwise. */
export const TOLD_OF_OVERRIDE: typeof TOLD = {
  computed_grade_price: 'ComputedPrice',
  computed_level_price: 'ComputedLevelPrice',
  computed_premium_price: 'ComputedPremium',
}

type Kept = Record<string, unknown> | null
type Told = Record<string, string | number | null>

/** What an entry of the audit trail changed, by the names of the wire; of what is new or gone, what it says. */
export function changes(before: Kept, after: Kept): { Before: Told; After: Told } {
  const [was, is] = [told(before), told(after)]
  if (!before || !after) return { Before: filled(was), After: filled(is) }
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => (was[field] ?? null) !== (is[field] ?? null),
  )
  return { Before: pick(was, changed), After: pick(is, changed) }
}

function told(kept: Kept): Told {
  if (!kept) return {}
  const names = kept.override_reason ? { ...TOLD, ...TOLD_OF_OVERRIDE } : TOLD
  return Object.fromEntries(
    Object.entries(names)
      .filter(([column]) => column in kept)
      .map(([column, field]) => [field, onTheWire(field, kept[column])]),
  )
}

function onTheWire(field: keyof typeof FIELDS, value: unknown) {
  return value === null ? null : FIELDS[field].parse(value)
}

function filled(all: Told): Told {
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== null && value !== ''),
  )
}

function pick(all: Told, fields: readonly string[]): Told {
  return Object.fromEntries(fields.map((field) => [field, all[field] ?? null]))
}
