import { z } from 'zod'
import { decimalOut, read, text } from '../platform/call.ts'
import { PALM } from '../platform/roles.ts'

/** A product's ladder as it stands now. */
export const priceNow = z.object({
  UUID: z.uuid(),
  ProductCode: z.string(),
  Name: z.string(),
  IncrementPrice: decimalOut,
  DecrementPrice: decimalOut,
  PriceVersion: z.number(),
  Modified: z.number(),
  ModifiedBy: z.string().nullable(),
  PremiumPrice: decimalOut.nullable(),
  oProduct_price: z.array(
    z.object({ ID: z.number(), ProductGrade: z.number(), Price: decimalOut }),
  ),
})

export const calls = {
  getPriceNow: read({
    path: 'po/getPriceNowWithProductCode',
    roles: PALM,
    input: z.strictObject({ product_code: text(50) }),
    output: priceNow,
    errors: ['price.none'],
  }),
}
