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

/** A grade's price and how it came about: the row it starts from and the steps taken from there. */
export interface GradePrice {
  price: Big
  fromGrade: number
  fromPrice: Big
  /** Percent points away from the row; negative below the lowest. */
  steps: number
  perStep: Big
  /** A gap's price was held at the next row, or a low one at 0. */
  held: boolean
}

/**
 * Price of a grade in baht per kg (DECISIONS, section 4): the row of the grade; above the highest row its price
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
  const held = next !== undefined && steps > 0 && stepped.gt(next.price)
  return from(row, steps, decimal(increment), held ? decimal(next.price) : stepped, held)
}

function descend(row: LadderRow, grade: number, decrement: Decimal): GradePrice {
  const steps = grade - row.gradePercent
  const stepped = decimal(row.price).plus(decimal(decrement).times(steps))
  const held = stepped.lt(0)
  return from(row, steps, decimal(decrement), held ? new Big(0) : stepped, held)
}

function from(row: LadderRow, steps: number, perStep: Big, price: Big, held: boolean): GradePrice {
  return { price, fromGrade: row.gradePercent, fromPrice: decimal(row.price), steps, perStep, held }
}
