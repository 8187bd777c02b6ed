import type { PricedLadder, Prices } from '../prices.ts'
import {
  initialValues,
  newRow,
  type PriceValues,
  priceInForce,
  rowOf,
  rowsOf,
  TERMS,
  withoutRow,
} from './values.ts'

/** The ladder that would be saved; rows without grade or price are left out. */
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
 * The form values after a colleague saved `latest` over `seen`: typed prices and removed rows stay, untouched ones
 * become the colleague's.
 */
export function rebasedValues(values: PriceValues, seen: Prices, latest: Prices): PriceValues {
  const rebased = initialValues(latest)
  for (const row of rowsOf(initialValues(seen))) {
    if (values[`grade ${row}`] === undefined) Object.assign(rebased, withoutRow(row))
  }
  for (const row of rowsOf(values)) {
    const [grade, price] = [values[`grade ${row}`] ?? null, values[`price ${row}`] ?? null]
    if (price !== null) Object.assign(rebased, typedRow(rebased, latest, grade, price))
  }
  for (const term of TERMS) rebased[term] = values[term]
  return rebased
}

function typedRow(rebased: PriceValues, latest: Prices, grade: number | null, price: number) {
  const isInForce = grade !== null && priceInForce(latest, grade) !== undefined
  return isInForce ? rowOf(grade, grade, price) : newRow(rebased, grade, price)
}
