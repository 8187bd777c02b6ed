import { z } from 'zod'
import { decimalOut, read, uuid } from '../../platform/call.ts'
import { PALM } from '../../platform/roles.ts'

/** A product as lists have it. */
const product = z.object({
  UUID: z.uuid(),
  ProductCode: z.string(),
  Name: z.string(),
  /** Unix seconds of the latest save of its prices; null where it has none. */
  Modified: z.number().nullable(),
  ModifiedBy: z.string().nullable(),
  /** 0 where nobody set prices. */
  PriceVersion: z.number(),
  /** The prices in force, in baht per kg; no rows where nobody set them. */
  oProduct_price: z.array(z.object({ ProductGrade: z.number(), Price: decimalOut })),
  IncrementPrice: decimalOut,
  DecrementPrice: decimalOut,
})

const productGroup = z.object({
  UUID: z.uuid(),
  ID: z.uuid(),
  Name: z.string(),
  ProductCode: z.string(),
})

const ofGroup = z.strictObject({ product_group_uuid: uuid })

export const calls = {
  getAllProduct: read({
    path: 'management/getAllProduct',
    roles: PALM,
    output: z.array(product),
  }),
  getAllProductGroup: read({
    path: 'management/getAllProductGroup',
    roles: PALM,
    output: z.array(productGroup),
  }),
  getProductGroup: read({
    path: 'management/getProductGroup',
    roles: PALM,
    input: ofGroup,
    output: productGroup,
    errors: ['group.notFound'],
  }),
  getProductByGroup: read({
    path: 'management/getProductByGroup',
    roles: PALM,
    input: ofGroup,
    output: z.array(product),
    errors: ['group.notFound'],
  }),
}
