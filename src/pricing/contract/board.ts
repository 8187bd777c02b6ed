import { z } from 'zod'
import { STANDINGS } from '../../identity/rules/independence.ts'
import {
  change,
  day,
  decimalOut,
  instantOut,
  itemsOf,
  page,
  pageOf,
  price,
  read,
  uuid,
} from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { requiredReason } from '../../platform/reasons.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { SAVE_STATES } from '../rules/save-states.ts'
import { grade, ladder, priceOfProduct } from './ladders.ts'

/** The whole prices of a product, as an officer wants them, and what they saw when they began. */
const boardRow = z.strictObject({
  ProductUUID: uuid,
  /** The version in force that the officer saw, 0 for none. */
  PriceVersion: z.int32().min(0),
  /** The newest version that the officer saw, which may be one that is scheduled or waits for its check. */
  LatestVersion: z.int32().min(0),
  oProduct_price: z
    .array(z.strictObject({ ProductGrade: grade, Price: price }))
    .min(1, messageKey('v.ladderEmpty'))
    .max(101),
  IncrementPrice: price,
  DecrementPrice: price,
  PremiumPrice: price.nullable(),
})
const boardRows = itemsOf(boardRow, 'ProductUUID')

const instant = z.iso
  .datetime({ offset: true, error: messageKey('v.date') })
  .transform((at) => new Date(at))

const board = z.object({
  /** Whether a second officer publishes what one saves. */
  NeedsCheck: z.boolean(),
  /** When the next scheduled prices come into force; null where none are. */
  NextEffect: instantOut.nullable(),
  Products: z.array(
    z.object({
      ...priceOfProduct.shape,
      LatestVersion: z.number(),
      /** Null where the product has no prices. */
      EffectiveFrom: instantOut.nullable(),
    }),
  ),
})

/** What was saved together. */
const priceSave = z.object({
  SaveUUID: z.uuid(),
  State: z.enum(SAVE_STATES),
  /** Null: as soon as it is published. */
  EffectiveFrom: instantOut.nullable(),
  Made: instantOut,
  MadeBy: z.string().nullable(),
  /** How the caller stands to its check, while it waits for one. */
  Check: z.enum(STANDINGS).optional(),
  CheckedBy: z.string().nullable(),
  Reason: z.string().nullable(),
  Products: z.array(
    z.object({
      ProductUUID: z.uuid(),
      Name: z.string(),
      PriceVersion: z.number(),
      ...ladder,
      /** The prices that these follow; null for a product's first. */
      Before: z.object(ladder).nullable(),
    }),
  ),
})

const sums = { Weight: decimalOut, Difference: decimalOut }

/** What new prices would do, in baht and kg. */
const effect = z.object({
  From: day,
  To: day,
  /** What the palm of these days costs at the prices in force, and at the new ones. */
  Before: decimalOut,
  After: decimalOut,
  Products: z.array(z.object({ ProductUUID: z.uuid(), Name: z.string(), ...sums })),
  /** Who gains most. */
  Sellers: z.array(z.object({ Name: z.string(), ...sums })),
  WaitingTickets: z.number(),
  /** Of the waiting ones that are graded and weighed out. */
  WaitingDifference: decimalOut,
})

const ofSave = { SaveUUID: uuid }

export const calls = {
  getPriceBoard: read({
    path: 'management/getPriceBoard',
    roles: PURCHASING,
    output: board,
  }),
  /** Newest effect first. */
  getPriceSaves: read({
    path: 'management/getPriceSaves',
    roles: PURCHASING,
    input: z.strictObject({ page }),
    output: pageOf(priceSave),
  }),
  previewPrices: read({
    path: 'management/previewPrices',
    roles: PURCHASING,
    input: z.strictObject({
      Days: z.union([z.literal(7), z.literal(30)]),
      Products: boardRows,
    }),
    output: effect,
    errors: ['product.notFound'],
  }),
  /** A version of each product, all or none: at once, or from a time to come. */
  savePriceBoard: change({
    path: 'management/savePriceBoard',
    roles: PURCHASING,
    input: z.strictObject({ Products: boardRows, EffectiveFrom: instant.nullable() }),
    output: board,
    errors: ['product.notFound', 'price.stale', 'price.past', 'price.far', 'v.ladderDuplicate'],
  }),
  /** Takes back prices that are not in force yet. */
  withdrawPrices: change({
    path: 'management/withdrawPrices',
    roles: PURCHASING,
    input: z.strictObject(ofSave),
    output: board,
    errors: ['price.saveNotFound', 'price.notWithdrawable'],
  }),
  /** The check of a second officer: publishes what another one saved. */
  publishPrices: change({
    path: 'management/publishPrices',
    roles: PURCHASING,
    input: z.strictObject(ofSave),
    output: board,
    errors: [
      'price.saveNotFound',
      'price.notWaiting',
      'price.ownSave',
      'second.dependent',
      'price.stale',
      'price.pastClosed',
      'price.pastPriced',
    ],
  }),
  sendBackPrices: change({
    path: 'management/sendBackPrices',
    roles: PURCHASING,
    input: z.strictObject({ ...ofSave, Reason: requiredReason }),
    output: board,
    errors: ['price.saveNotFound', 'price.notWaiting', 'price.ownSave', 'second.dependent'],
  }),
}
