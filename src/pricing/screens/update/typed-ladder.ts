import type { PricedLadder, Prices } from '../prices.ts'
import {
  beginning,
  newRow,
  type PriceValues,
  priceInForce,
  rowOf,
  rowsOf,
  TERMS,
  withoutRow,
} from './values.ts'

/** The ladder that would be saved; rows that still lack their grade or price are left out. */
export function typedLadder(values: PriceValues, prices: Prices): PricedLadder {
  return {
    rows: rowsOf(values).flatMap((row) => {
      const gradePercent = values[`grade ${row}`]
      const price = values[`price ${row}`] ?? priceInForce(prices, gradePercent)
      return gradePercent == null || price === undefined ? [] : [{ gradePercent, price }]
    }),
    incrementPrice: values.IncrementPrice ?? prices.IncrementPrice,
    decrementPrice: values.DecrementPrice ?? prices.DecrementPrice,
    premiumPrice: values.PremiumPrice ?? prices.PremiumPrice,
  }
}

/** Whether a save would leave every price as it is. */
export function changesNothing(values: PriceValues, prices: Prices): boolean {
  const { rows } = typedLadder(values, prices)
  return (
    rows.length === prices.oProduct_price.length &&
    rows.every(({ gradePercent, price }) => priceInForce(prices, gradePercent) === price) &&
    TERMS.every((term) => (values[term] ?? prices[term]) === prices[term])
  )
}

/**
 * What was typed over `seen`, to go on with over `latest`: what is typed stays, rows taken out stay out, and what was
 * left as it was is now as the colleague saved it.
 */
export function carriedOver(values: PriceValues, seen: Prices, latest: Prices): PriceValues {
  const carried = beginning(latest)
  for (const row of rowsOf(beginning(seen))) {
    if (values[`grade ${row}`] === undefined) Object.assign(carried, withoutRow(row))
  }
  for (const row of rowsOf(values)) {
    const [grade, price] = [values[`grade ${row}`] ?? null, values[`price ${row}`] ?? null]
    if (price !== null) Object.assign(carried, typedRow(carried, latest, grade, price))
  }
  for (const term of TERMS) carried[term] = values[term]
  return carried
}

function typedRow(carried: PriceValues, latest: Prices, grade: number | null, price: number) {
  const isInForce = grade !== null && priceInForce(latest, grade) !== undefined
  return isInForce ? rowOf(grade, grade, price) : newRow(carried, grade, price)
}
