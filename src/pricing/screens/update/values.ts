import { USUAL_GRADE } from '../../rules.ts'
import type { Prices } from '../prices.ts'

type RowField = `grade ${number}` | `price ${number}`

/**
 * The form values, flat: grade and price of every row by its number, the steps and the premium. Null is an empty field,
 * and an empty price means the one in force; a removed row is undefined.
 */
export interface PriceValues {
  [field: RowField]: number | null | undefined
  IncrementPrice: number | null
  DecrementPrice: number | null
  PremiumPrice: number | null
}

export const TERMS = ['IncrementPrice', 'DecrementPrice', 'PremiumPrice'] as const
export const emptyValues: PriceValues = {
  IncrementPrice: null,
  DecrementPrice: null,
  PremiumPrice: null,
}

/** A row in force has its grade as its number; added rows are numbered from here on, past every grade. */
const FIRST_NEW = 101
/** The grade of the first row of a new ladder. */

/** Initial values of the form: the grades in force with empty prices; a product without rows gets a new one. */
export function initialValues(prices: Prices): PriceValues {
  const rows = prices.oProduct_price.map(({ ProductGrade: row }) => rowOf(row, row))
  if (rows.length === 0) rows.push(newRow(emptyValues, USUAL_GRADE))
  return Object.assign({}, emptyValues, ...rows)
}

/** The row numbers, in the order shown. */
export function rowsOf(values: PriceValues): number[] {
  return Object.keys(values)
    .filter((field) => field.startsWith('grade '))
    .map(numberOf)
    .filter((row) => values[`grade ${row}`] !== undefined)
}

/** Whether a row was added, so that its grade can be edited. */
export function isNew(row: number): boolean {
  return row >= FIRST_NEW
}

/** The fields of a new row, by default for the grade above the highest. */
export function newRow(
  values: PriceValues,
  grade: number | null = highestGrade(values) + 1,
  price: number | null = null,
): Partial<PriceValues> {
  const taken = Object.keys(values)
    .filter((field) => field.startsWith('grade '))
    .map(numberOf)
  return rowOf(Math.max(FIRST_NEW, ...taken.map((row) => row + 1)), grade, price)
}

/** The fields of a removed row. */
export function withoutRow(row: number): Partial<PriceValues> {
  return { [`grade ${row}`]: undefined, [`price ${row}`]: undefined }
}

/** The price in force of a grade; undefined where it has no row. */
export function priceInForce(prices: Prices, grade: number | null | undefined): number | undefined {
  return prices.oProduct_price.find(({ ProductGrade }) => ProductGrade === grade)?.Price
}

/** Whether another row has the same grade. */
export function isTwice(values: PriceValues, row: number): boolean {
  const grade = values[`grade ${row}`]
  return (
    grade !== null &&
    rowsOf(values).some((other) => other !== row && values[`grade ${other}`] === grade)
  )
}

/** The fields of a row. */
export function rowOf(
  row: number,
  grade: number | null,
  price: number | null = null,
): Partial<PriceValues> {
  return { [`grade ${row}`]: grade, [`price ${row}`]: price }
}

function numberOf(field: string): number {
  return Number(field.split(' ')[1])
}

function highestGrade(values: PriceValues): number {
  const grades = rowsOf(values).map((row) => values[`grade ${row}`] ?? 0)
  return Math.min(99, Math.max(USUAL_GRADE - 1, ...grades))
}
