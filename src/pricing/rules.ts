import Big from 'big.js'
import { type Decimal, decimal } from '../platform/money.ts'

export interface LadderRow {
  gradePercent: number
  /** Baht per kg. */
  price: Decimal
}

/** A product's prices by grade, with the steps per percent outside its rows and in its gaps, in baht per kg. */
export interface Ladder {
  rows: readonly LadderRow[]
  incrementPrice: Decimal
  decrementPrice: Decimal
}

/** What one version of a product's prices says. */
export interface Prices extends Ladder {
  /** What a premium vendor is paid on top; null where nobody set it. */
  premiumPrice: Decimal | null
}

/** A grade's price and how it came about: the row it starts from and the steps taken from there. */
export interface GradePrice {
  price: Big
  fromGrade: number
  fromPrice: Big
  /** Percent points away from the row; negative below the lowest. */
  steps: number
  perStep: Big
  /** The price of a gap was capped at the next row, or a low one at 0. */
  isCapped: boolean
}

/**
 * Price of a grade in baht per kg (docs/rules.md, section 4): the row of the grade; above the highest row its price
 * plus the increment a percent; below the lowest its price minus the decrement a percent; in a gap the row below
 * plus the increment a percent, never above the next row; never below 0. Undefined for a ladder without rows.
 */
export function gradePrice(ladder: Ladder, gradePercent: number): GradePrice | undefined {
  const rows = [...ladder.rows].sort((a, b) => a.gradePercent - b.gradePercent)
  const below = rows.findLast((row) => row.gradePercent <= gradePercent)
  const above = rows.find((row) => row.gradePercent > gradePercent)
  if (below) return climb(below, gradePercent, ladder.incrementPrice, above)
  return above && descend(above, gradePercent, ladder.decrementPrice)
}

function climb(
  row: LadderRow,
  grade: number,
  increment: Decimal,
  next: LadderRow | undefined,
): GradePrice {
  const steps = grade - row.gradePercent
  const stepped = decimal(row.price).plus(decimal(increment).times(steps))
  const isCapped = next !== undefined && steps > 0 && stepped.gt(next.price)
  return from(row, steps, decimal(increment), isCapped ? decimal(next.price) : stepped, isCapped)
}

function descend(row: LadderRow, grade: number, decrement: Decimal): GradePrice {
  const steps = grade - row.gradePercent
  const stepped = decimal(row.price).plus(decimal(decrement).times(steps))
  const isCapped = stepped.lt(0)
  return from(row, steps, decimal(decrement), isCapped ? new Big(0) : stepped, isCapped)
}

function from(
  row: LadderRow,
  steps: number,
  perStep: Big,
  price: Big,
  isCapped: boolean,
): GradePrice {
  return {
    price,
    fromGrade: row.gradePercent,
    fromPrice: decimal(row.price),
    steps,
    perStep,
    isCapped,
  }
}

/** The grades that most palm has, whose prices stand in lists; the first one that is paid without a deduction stands out. */
export const LISTED_GRADES = [17, 18, 19, 20] as const
export const USUAL_GRADE = 18

/** What a premium vendor is paid on top, in baht per kg, where the product has no premium price of its own. */
export const USUAL_PREMIUM = '0.20'

/** Premium in baht per kg: of a premium vendor the product's, or 0.20 where none is set; of any other 0. */
export function premium(isPremiumVendor: boolean, productPremium: Decimal | null): Big {
  return decimal(isPremiumVendor ? (productPremium ?? USUAL_PREMIUM) : 0)
}

/** Grades that palm is bought at, in whole percent: what a ladder is looked at over before it is saved. */
export const PREVIEWED_GRADES = Array.from({ length: 15 }, (_, step) => 10 + step)

/** The grades that `ladders` are shown at: those from 10 to 24 % and every row besides, the lowest first. */
export function shownGrades(...ladders: readonly Ladder[]): number[] {
  const rows = ladders.flatMap(({ rows }) => rows.map(({ gradePercent }) => gradePercent))
  return [...new Set([...PREVIEWED_GRADES, ...rows])].sort((one, other) => one - other)
}

/** The grades from 10 to 24 % that are priced below the grade before them. */
export function drops(ladder: Ladder): number[] {
  return PREVIEWED_GRADES.slice(1).filter((grade) => {
    const below = gradePrice(ladder, grade - 1)
    return below && gradePrice(ladder, grade)?.price.lt(below.price)
  })
}

/** A grade's price in baht per kg by the ladder in force and by the one to come; undefined where it has no rows. */
export interface Previewed {
  gradePercent: number
  before: Big | undefined
  after: Big | undefined
}

/** What a save would change: both prices of each grade from 10 to 24 %. */
export function preview(before: Ladder, after: Ladder): Previewed[] {
  return PREVIEWED_GRADES.map((gradePercent) => ({
    gradePercent,
    before: gradePrice(before, gradePercent)?.price,
    after: gradePrice(after, gradePercent)?.price,
  }))
}

/** A price that moves by more than this is looked at once more, in percent of the one in force. */
export const MAX_LEAP_PERCENT = 10

/** The grades from 10 to 24 % whose price moves by more than `MAX_LEAP_PERCENT`: 520 in the place of 5.20. */
export function leaps(before: Ladder, after: Ladder): number[] {
  return preview(before, after)
    .filter(({ before, after }) => before && after && isLeap(before, after))
    .map(({ gradePercent }) => gradePercent)
}

/** No palm costs more, in baht per kg. */
const MAX_USUAL_PRICE = 20
/** A grade costs no more than so many times the one below, and a premium no more than so many times the one before. */
const MAX_USUAL_STEP = 2
const MAX_USUAL_PREMIUM = 3

/** The grades of a ladder whose prices are none per kilogram of palm, or many times that of the grade below. */
export function unlikely({ rows }: Ladder): number[] {
  const sorted = rows.toSorted((one, other) => one.gradePercent - other.gradePercent)
  return sorted
    .filter(({ price }, at) => {
      const below = sorted[at - 1]?.price
      const isFar = below !== undefined && decimal(price).gt(decimal(below).times(MAX_USUAL_STEP))
      return isFar || decimal(price).gt(MAX_USUAL_PRICE)
    })
    .map(({ gradePercent }) => gradePercent)
}

/** Whether a premium in baht per kg is far above the one before, or above what any palm costs. */
export function isPremiumOdd(before: Decimal | undefined, after: Decimal | undefined): boolean {
  if (!after) return false
  const isFar = Number(before) > 0 && decimal(after).gt(decimal(before!).times(MAX_USUAL_PREMIUM))
  return isFar || decimal(after).gt(MAX_USUAL_PRICE / 4)
}

/** Whether a price moves by more than `MAX_LEAP_PERCENT`. */
export function isLeap(before: Big, after: Big): boolean {
  return after.minus(before).abs().times(100).gt(before.times(MAX_LEAP_PERCENT))
}

/** By how many percent the price moves that moves most, of the grades from 10 to 24 %; those that cost nothing are left out. */
export function greatestLeap(before: Ladder, after: Ladder): Big {
  const moves = preview(before, after).flatMap(({ before, after }) =>
    before?.gt(0) && after ? [after.minus(before).times(100).div(before)] : [],
  )
  return moves.reduce((most, move) => (move.abs().gt(most.abs()) ? move : most), decimal(0))
}

/** Whether two versions say the same to the satang, whatever order their rows are in. */
export function samePrices(one: Prices, other: Prices): boolean {
  return inSatang(one) === inSatang(other)
}

function inSatang({ rows, incrementPrice, decrementPrice, premiumPrice }: Prices): string {
  const baht = (price: Decimal | null) => (price === null ? '' : decimal(price).toFixed(2))
  const byGrade = rows.map(({ gradePercent, price }) => [gradePercent, baht(price)] as const)
  byGrade.sort(([one], [other]) => one - other)
  return JSON.stringify([byGrade, ...[incrementPrice, decrementPrice, premiumPrice].map(baht)])
}
