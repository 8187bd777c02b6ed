import { z } from 'zod'
import {
  change,
  decimalOut,
  instantOut,
  page,
  pageOf,
  price,
  read,
  rowId,
  text,
  uuid,
  version,
} from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { PALM } from '../../platform/roles.ts'

/** What a version says, in baht per kg. */
export const ladder = {
  IncrementPrice: decimalOut,
  DecrementPrice: decimalOut,
  PremiumPrice: decimalOut.nullable(),
  oProduct_price: z.array(z.object({ ID: rowId, ProductGrade: z.number(), Price: decimalOut })),
}

/** A product's ladder as it stands now. */
export const priceNow = z.object({
  UUID: z.uuid(),
  ProductCode: z.string(),
  Name: z.string(),
  PriceVersion: z.number(),
  /** Unix seconds. */
  Modified: z.number(),
  ModifiedBy: z.string().nullable(),
  ...ladder,
})

/** As `priceNow`, also of a product without prices: version 0, no rows. */
export const priceOfProduct = z.object({
  ...priceNow.shape,
  Modified: z.number().nullable(),
  /** Tickets of the product that have no price yet: they will be priced by what is saved next. */
  WaitingTickets: z.number(),
  /** Prices that are saved and not in force yet, those that come first before the others. */
  Waits: z.array(
    z.object({
      SaveUUID: z.uuid(),
      /** Null: as soon as another officer publishes them. */
      EffectiveFrom: instantOut.nullable(),
      NeedsCheck: z.boolean(),
      ...ladder,
    }),
  ),
})

/** The ladder as it was saved once. */
const priceVersion = priceNow.omit({ UUID: true, ProductCode: true, Name: true })

/** A product; its other fields are those that the caller has read, and are not looked at. */
const ofProduct = z.looseObject({ UUID: uuid })

/** Of a row: a whole percent. */
export const grade = z
  .int(messageKey('v.gradeWhole'))
  .min(0, messageKey('v.gradeWhole'))
  .max(100, messageKey('v.gradeWhole'))

/** An empty price keeps the one in force; a row past those in force needs one. */
const row = z.strictObject({
  ID: rowId.nullish(),
  ProductGrade: grade,
  Price: price.nullish(),
})

export const calls = {
  getPriceNow: read({
    path: 'po/getPriceNowWithProductCode',
    roles: PALM,
    input: z.strictObject({ product_code: text(50) }),
    output: priceNow,
    errors: ['price.none'],
  }),
  getPriceByProduct: read({
    path: 'management/getPriceByProduct',
    roles: PALM,
    input: ofProduct,
    output: priceOfProduct,
    errors: ['product.notFound'],
  }),
  getPricePremium: read({
    path: 'management/getPricePremiumByProduct',
    roles: PALM,
    input: z.strictObject({ ProductUUID: uuid }),
    output: z.object({ Price: decimalOut.nullable() }),
    errors: ['product.notFound'],
  }),
  /** Saves the whole ladder, and the premium price where one is sent, as one version. */
  updatePrice: change({
    path: 'management/updatePriceByProduct',
    roles: PALM,
    input: z.strictObject({
      updatedPrices: z.array(row).min(1, messageKey('v.ladderEmpty')).max(101),
      product: z.looseObject({
        UUID: uuid,
        IncrementPrice: price.nullish(),
        DecrementPrice: price.nullish(),
        PremiumPrice: price.nullish(),
        /** The version that the officer saw: a newer one is refused. */
        PriceVersion: version,
      }),
    }),
    output: priceOfProduct,
    errors: ['product.notFound', 'price.stale', 'v.ladderDuplicate'],
  }),
  /** A version too, its rows those in force. */
  updatePricePremium: change({
    path: 'management/updatePricePremiumByProduct',
    roles: PALM,
    input: z.strictObject({ ProductUUID: uuid, Price: price, PriceVersion: version }),
    output: priceOfProduct,
    errors: ['product.notFound', 'price.stale'],
  }),
  /** The newest first. */
  getPriceVersions: read({
    path: 'management/getPriceVersions',
    roles: PALM,
    input: z.strictObject({ ProductUUID: uuid, page }),
    output: pageOf(priceVersion),
    errors: ['product.notFound'],
  }),
}
