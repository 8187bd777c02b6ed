import type { Prices } from '../prices.ts'

type RowField = `grade ${number}` | `price ${number}`

/**
 * What is typed, flat: grade and price of every row by its number, the steps and the premium. Null is empty, and an
 * empty price is the one in force; a row that was taken out is undefined.
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

/** Rows in force have their grade for a number, those that are added one past every grade. */
const FIRST_NEW = 101
/** What a ladder begins with. */
const USUAL_GRADE = 18

/** Every price as it is; a product without rows begins with a new one. */
export function initialValues(prices: Prices): PriceValues {
  const rows = prices.oProduct_price.map(({ ProductGrade: row }) => rowOf(row, row))
  if (rows.length === 0) rows.push(newRow(emptyValues, USUAL_GRADE))
  return Object.assign({}, emptyValues, ...rows)
}

/** The numbers of the rows, in the order of the dialog. */
export function rowsOf(values: PriceValues): number[] {
  return Object.keys(values)
    .filter((field) => field.startsWith('grade '))
    .map(numberOf)
    .filter((row) => values[`grade ${row}`] !== undefined)
}

/** Whether a row was added, so that its grade can be typed. */
export function isNew(row: number): boolean {
  return row >= FIRST_NEW
}

/** The fields of one more row; of the grade above the highest where none is said. */
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

/** The fields of a row that is taken out. */
export function withoutRow(row: number): Partial<PriceValues> {
  return { [`grade ${row}`]: undefined, [`price ${row}`]: undefined }
}

/** The price in force of a grade that has a row. */
export function priceInForce(prices: Prices, grade: number | null | undefined): number | undefined {
  return prices.oProduct_price.find(({ ProductGrade }) => ProductGrade === grade)?.Price
}

/** Whether another row has the grade of this one. */
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
