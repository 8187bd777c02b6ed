/** A grading by its columns, and what the wire calls each: what reads select and the audit trail tells. */
export const GRADING_FIELDS = {
  grade_percent: { wire: 'SysProductGrade' },
  is_return: { wire: 'SysPalmReturn' },
  return_reason: { wire: 'SysPalmReturnReason' },
  reject_weight_kg: { wire: 'SysPalmReturnWeight' },
  is_special_case: { wire: 'SysIsSpecialCase' },
  land_number: { wire: 'SysLandNumber' },
  product_type: { wire: 'SysProductType' },
  rspo_number: { wire: 'SysRSPO' },
  buyer_name: { wire: 'SysOrderName' },
  car_license: { wire: 'SysCarLicense' },
  bunch_weight_kg: { wire: 'SysBunchWeight' },
  ripe_percent: { wire: 'SysPalmRipe' },
  unripe_percent: { wire: 'SysPalmUnripe' },
  raw_percent: { wire: 'SysPalmRaw' },
  loose_percent: { wire: 'SysPalmLoose' },
  overripe_percent: { wire: 'SysPalmOverripe' },
  rotten_percent: { wire: 'SysPalmRotten' },
  undersize_percent: { wire: 'SysPalmUndersize' },
  contaminants_percent: { wire: 'SysContaminants' },
  long_stalk_percent: { wire: 'SysLongBunchStalk' },
  bunch_price_per_kg: { wire: 'SysPalmPriceBunch' },
  loose_price_per_kg: { wire: 'SysPalmPriceLoose' },
  is_watering: { wire: 'SysIsWatering' },
  is_raining: { wire: 'SysIsRaining' },
} as const

/** As `GRADING_FIELDS`, of a valuation. */
export const VALUATION_FIELDS = {
  net_price: { wire: 'SysPrice' },
  grade_price: { wire: 'SysValuationPrice' },
  level_price: { wire: 'SysValuationLevelPrice' },
  premium_price: { wire: 'SysValuationPremium' },
  override_reason: { wire: 'OverrideReason' },
} as const
