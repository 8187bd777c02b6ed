import type { WaitingKind } from '../notices/rules/waiting.ts'
import { decimal, round, sum } from '../platform/money.ts'
import type { Badge } from '../purchase-orders/rules/states.ts'
import { type PalmSums, palmFigures } from '../reports/rules/palm.ts'

/** Business days before today that the dashboard shows, and how many of them make up the average day. */
export const MONTH_DAYS = 30
export const WEEK_DAYS = 7

/** The rows of waiting work: of tickets in the order of their way, then of orders by their badge. */
export const BOARD = {
  WeighOut: 'tareMissing',
  Grade: 'notGraded',
  Price: 'notPriced',
  ToOrder: 'onNoOrder',
  Submitted: 'S',
  InReview: 'IR',
  Approved: 'A',
  ToReceive: 'CF',
  ToFinish: 'C',
  ToInvoice: 'RC',
} as const satisfies Record<string, WaitingKind | Badge>
export type BoardRow = keyof typeof BOARD
export const ALL_ROWS = Object.keys(BOARD) as BoardRow[]

/** Sums of a day's palm, and the number of trucks that came in. */
export interface DaySums extends PalmSums {
  TrucksIn: number
}

/** The figures of a day, computed as in the palm report, and the number of trucks that came in. */
export function dayFigures({ TrucksIn, ...sums }: DaySums) {
  const { TotalCar, TotalWeight, AVGGrade, AVGPrice, Amount } = palmFigures(sums)
  return { TrucksIn, TotalCar, TotalWeight, AVGGrade, AVGPrice, Amount }
}

/**
 * The average day, of the days with palm: trucks, kg and baht a day, and grade and price averaged over all palm. Null
 * where no day had palm.
 */
export function usualDay(days: readonly DaySums[]) {
  return averageDay(withPalm(days))
}

/** The average of these days, with and without palm; null where there are none. */
export function averageDay(busy: readonly DaySums[]) {
  if (busy.length === 0) return null
  const all = dayFigures(busy.reduce(added))
  const aDay = (total: number | string, places: number) =>
    round(decimal(total).div(busy.length), places).toFixed(places)
  return {
    ...all,
    TrucksIn: Number(aDay(all.TrucksIn, 0)),
    TotalCar: Number(aDay(all.TotalCar, 0)),
    TotalWeight: aDay(all.TotalWeight, 2),
    Amount: aDay(all.Amount, 2),
  }
}

/** The days on which palm was weighed out. */
export function withPalm<Day extends DaySums>(days: readonly Day[]): Day[] {
  return days.filter(({ TotalCar }) => TotalCar > 0)
}

function added(one: DaySums, other: DaySums): DaySums {
  const both = (key: keyof DaySums) => sum([one[key], other[key]])
  return {
    TrucksIn: one.TrucksIn + other.TrucksIn,
    TotalCar: one.TotalCar + other.TotalCar,
    NotPriced: one.NotPriced + other.NotPriced,
    TotalWeight: both('TotalWeight'),
    FFB_Estate: both('FFB_Estate'),
    FFB_PPEP: both('FFB_PPEP'),
    FFB_Ramp: both('FFB_Ramp'),
    TotalReject: both('TotalReject'),
    Graded: both('Graded'),
    GradeTimesNet: both('GradeTimesNet'),
    Priced: both('Priced'),
    Amount: both('Amount'),
  }
}
