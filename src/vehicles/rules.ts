import { type Decimal, decimal, round } from '../platform/money.ts'

/** The least and the most that a vehicle may weigh when it is empty, in kg. */
export const MIN_TARE_KG = 1000
export const MAX_TARE_KG = 60_000
/** Vehicles of a list, at most. */
export const MAX_LISTED = 1000
/** Weigh-outs that are looked at, and the percent by which they may differ from the tare. */
export const COMPARED_OUTS = 5
export const MAX_DIFFERENCE_PERCENT = 3

/** Percent, to 2 decimals, that `averageKg` is above the tare; negative below. */
export function differencePercent(averageKg: Decimal, tareKg: Decimal) {
  return round(decimal(averageKg).minus(tareKg).div(tareKg).times(100))
}

/** Whether weigh-outs differ so much from the tare that somebody has to look at it. */
export function isOff(percent: Decimal | null): boolean {
  return percent !== null && decimal(percent).abs().gt(MAX_DIFFERENCE_PERCENT)
}
