import { z } from 'zod'
import { type Input, price } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { calls } from '../../contract.ts'
import { pricesOfRow } from '../../rules/board-rows.ts'
import { type Prices as Ladder, samePrices, USUAL_GRADE } from '../../rules.ts'
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

const TERMS = ['IncrementPrice', 'DecrementPrice', 'PremiumPrice'] as const
type Term = (typeof TERMS)[number]
export const emptyValues: PriceValues = {
  IncrementPrice: null,
  DecrementPrice: null,
  PremiumPrice: null,
}

/** A row in force has its grade as its number; added rows are numbered from here on, past every grade. */
const FIRST_NEW = 101

/** Initial values of the form: the grades in force with empty prices; a product without rows gets a new one. */
export function initialValues(prices: Prices): PriceValues {
  const rows = prices.oProduct_price.map(({ ProductGrade: row }) => rowOf(row, row))
  if (rows.length === 0) rows.push(newRow(emptyValues, USUAL_GRADE))
  return Object.assign({}, emptyValues, ...rows)
}

/** The row numbers, in the order shown. */
export function rowsOf(values: Partial<PriceValues>): number[] {
  return numbersIn(values).filter((row) => values[`grade ${row}`] !== undefined)
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
  return rowOf(Math.max(FIRST_NEW, ...numbersIn(values).map((row) => row + 1)), grade, price)
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
function rowOf(
  row: number,
  grade: number | null,
  price: number | null = null,
): Partial<PriceValues> {
  return { [`grade ${row}`]: grade, [`price ${row}`]: price }
}

function numbersIn(values: Partial<PriceValues>): number[] {
  return Object.keys(values).flatMap((field) => {
    const [name, row] = field.split(' ')
    return name === 'grade' ? Number(row) : []
  })
}

function highestGrade(values: PriceValues): number {
  const grades = rowsOf(values).map((row) => values[`grade ${row}`] ?? 0)
  return Math.min(99, Math.max(USUAL_GRADE - 1, ...grades))
}

/** The prices that would be saved; rows without grade or price are left out. */
export function typedLadder(values: PriceValues, prices: Prices): Ladder {
  const termOf = (term: Term) => ({ [term]: values[term] ?? prices[term] })
  const rows = rowsOf(values).flatMap((row) => {
    const ProductGrade = values[`grade ${row}`]
    const Price = values[`price ${row}`] ?? priceInForce(prices, ProductGrade)
    return ProductGrade == null || Price === undefined ? [] : [{ ProductGrade, Price }]
  })
  return pricesOfRow(Object.assign({}, prices, ...TERMS.map(termOf), { oProduct_price: rows }))
}

/** Whether a save would leave every price as it is. */
export function changesNothing(values: PriceValues, prices: Prices): boolean {
  return samePrices(typedLadder(values, prices), pricesOfRow(prices))
}

/**
 * The form values after a colleague saved `current` over `base`: typed prices and removed rows stay, untouched ones
 * become the colleague's.
 */
export function rebasedValues(values: PriceValues, base: Prices, current: Prices): PriceValues {
  const rebased = initialValues(current)
  for (const row of rowsOf(initialValues(base))) {
    if (values[`grade ${row}`] === undefined) Object.assign(rebased, withoutRow(row))
  }
  for (const row of rowsOf(values)) {
    const [grade, price] = [values[`grade ${row}`] ?? null, values[`price ${row}`] ?? null]
    if (price === null) continue
    const isInForce = grade !== null && priceInForce(current, grade) !== undefined
    const typed = isInForce ? rowOf(grade, grade, price) : newRow(rebased, grade, price)
    Object.assign(rebased, typed)
  }
  for (const term of TERMS) rebased[term] = values[term]
  return rebased
}

const { ProductGrade: grade } = calls.updatePrice.input.shape.updatedPrices.element.shape
const twice = z.never({ error: messageKey('v.ladderDuplicate') })

/** The schema of the form: only a field that has a price in force may be empty. */
export function priceSchema(prices: Prices | undefined): z.ZodType {
  const hasSteps = prices !== undefined && prices.oProduct_price.length > 0
  const step = hasSteps ? price.nullable() : price
  return z.custom<PriceValues>().superRefine((values, context) => {
    const check = (field: keyof PriceValues, schema: z.ZodType) => {
      const fault = schema.safeParse(values[field]).error?.issues[0]?.message
      if (fault) context.addIssue({ code: 'custom', path: [field], message: fault })
    }
    for (const row of rowsOf(values)) {
      const inForce = prices && priceInForce(prices, values[`grade ${row}`])
      check(`grade ${row}`, isTwice(values, row) ? twice : grade)
      check(`price ${row}`, inForce === undefined ? price : price.nullable())
    }
    check('IncrementPrice', step)
    check('DecrementPrice', step)
    check('PremiumPrice', price.nullable())
  })
}

/** The input of the call: the whole ladder, with the price in force where a field is empty. */
export function inputOf(values: PriceValues, prices: Prices): Input<typeof calls.updatePrice> {
  const { IncrementPrice, DecrementPrice, PremiumPrice } = values
  const { UUID, PriceVersion } = prices
  return {
    updatedPrices: rowsOf(values).map((row) => ({
      ProductGrade: values[`grade ${row}`] ?? Number.NaN,
      Price: values[`price ${row}`],
    })),
    product: { UUID, PriceVersion, IncrementPrice, DecrementPrice, PremiumPrice },
  }
}

/** Maps the field errors of a refusal to the form: `updatedPrices.2.Price` is the price of the third row. */
export function faultsOf(
  fields: Readonly<Record<string, string>>,
  values: PriceValues,
): Record<string, string> {
  const rows = rowsOf(values)
  const named = Object.entries(fields).map(([field, fault]) => {
    const [, index, name] = /^updatedPrices\.(\d+)\.(\w+)$/.exec(field) ?? []
    if (!name) return [field.replace(/^product\./, ''), fault]
    return [`${name === 'Price' ? 'price' : 'grade'} ${rows[Number(index)]}`, fault]
  })
  return Object.fromEntries(named)
}
