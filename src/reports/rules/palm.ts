import { type Decimal, decimal, round, sum } from '../../platform/money.ts'
import { ratio } from '../rules.ts'

/** The products that the palm report counts one by one; every other is FFB_Other. */
export const SOURCES = {
  FFB_Estate: 'FFB-ESTATE',
  FFB_PPEP: 'FFB-PPEP',
  FFB_Ramp: 'FFB-RAMP',
} as const

/** An oil extraction outside of this range, in percent, is rare: most likely it was mistyped. */
export const USUAL_YIELD = { min: 10, max: 30 } as const

/** Whether a yield, of those that can be saved, is worth a second look before it is. */
export function isUnusualYield(percent: Decimal): boolean {
  const value = decimal(percent)
  if (value.lte(0) || value.gt(100)) return false
  return value.lt(USUAL_YIELD.min) || value.gt(USUAL_YIELD.max)
}

/** What the palm of one day sums up to: tickets, kg, percent × kg, baht. */
export interface PalmSums {
  TotalCar: number
  TotalWeight: Decimal
  FFB_Estate: Decimal
  FFB_PPEP: Decimal
  FFB_Ramp: Decimal
  TotalReject: Decimal
  /** Net kg of the tickets that are graded, and that times their grades. */
  Graded: Decimal
  GradeTimesNet: Decimal
  /** Net kg and baht of the tickets that are priced, and how many are not. */
  Priced: Decimal
  Amount: Decimal
  NotPriced: number
}

export const NO_PALM: PalmSums = {
  TotalCar: 0,
  TotalWeight: '0.00',
  FFB_Estate: '0.00',
  FFB_PPEP: '0.00',
  FFB_Ramp: '0.00',
  TotalReject: '0.00',
  Graded: 0,
  GradeTimesNet: 0,
  Priced: 0,
  Amount: '0.00',
  NotPriced: 0,
}

/** The figures of a day, in kg, percent, baht per kg and baht; averages by net weight, null where nothing has them. */
export function palmFigures(sums: PalmSums) {
  const { TotalWeight, TotalReject } = sums
  const withReject = decimal(TotalWeight).plus(TotalReject)
  const named = decimal(sums.FFB_Estate).plus(sums.FFB_PPEP).plus(sums.FFB_Ramp)
  return {
    TotalCar: sums.TotalCar,
    TotalWeight: asNumeric(TotalWeight),
    FFB_Estate: asNumeric(sums.FFB_Estate),
    FFB_PPEP: asNumeric(sums.FFB_PPEP),
    FFB_Ramp: asNumeric(sums.FFB_Ramp),
    FFB_Other: asNumeric(decimal(TotalWeight).minus(named)),
    AVGGrade: ratio(sums.GradeTimesNet, sums.Graded),
    AVGPrice: ratio(sums.Amount, sums.Priced),
    TotalReject: asNumeric(TotalReject),
    TotalWeightIncludeReturn: asNumeric(withReject),
    TotalRejectPercent: ratio(decimal(TotalReject).times(100), withReject),
    Amount: asNumeric(sums.Amount),
    NotPriced: sums.NotPriced,
  }
}

/**
 * What was got beside what was paid for: yield less average grade in percent points, and the share of the amount
 * that is, in baht; below 0 where less oil came than was paid for. Computed from the figures as they are shown. While
 * a ticket has no price there is no amount: the grade would be that of more palm than the amount is for.
 */
export function yieldGap(
  { AVGGrade, Amount, NotPriced }: { AVGGrade: Decimal | null; Amount: Decimal; NotPriced: number },
  YieldPercent: Decimal | null,
) {
  if (YieldPercent === null || AVGGrade === null || !decimal(AVGGrade).gt(0)) {
    return { GapPercent: null, GapAmount: null }
  }
  const points = decimal(YieldPercent).minus(AVGGrade)
  const GapAmount =
    NotPriced === 0 && decimal(Amount).gt(0)
      ? round(points.times(Amount).div(AVGGrade)).toFixed(2)
      : null
  return { GapPercent: points.toFixed(2), GapAmount }
}

/**
 * The gap of the days that are recorded and priced: points weighted by net weight, and baht together; null where
 * there is no such day.
 */
export function gapOfDays(
  days: readonly {
    TotalWeight: Decimal
    GapPercent: Decimal | null
    GapAmount: Decimal | null
  }[],
) {
  const whole = days.filter(({ GapAmount }) => GapAmount !== null)
  if (whole.length === 0) return null
  const points = whole.map((day) => decimal(day.GapPercent ?? 0).times(day.TotalWeight))
  return {
    Days: whole.length,
    GapPercent: ratio(sum(points), sum(whole.map(({ TotalWeight }) => TotalWeight))),
    GapAmount: sum(whole.map(({ GapAmount }) => GapAmount ?? 0)).toFixed(2),
  }
}

function asNumeric(value: Decimal): string {
  return decimal(value).toFixed(2)
}
