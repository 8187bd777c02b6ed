import { z } from 'zod'
import { type Input, price } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { calls } from '../../contract.ts'
import type { Prices } from '../prices.ts'
import { isTwice, type PriceValues, priceInForce, rowsOf } from './values.ts'

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
