import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { type FieldFault, refuse } from '../../platform/errors.ts'
import type { Decimal } from '../../platform/money.ts'
import { calls } from '../contract/ladders.ts'
import { type LadderNow, ladderInForce } from '../reads/ladders-now.ts'
import { priceOfProduct } from '../reads/prices.ts'
import { type Ladder, type Prices, samePrices } from '../rules.ts'
import { refuseTwice, saveTogether } from './save-ladder.ts'

type Sent = Parsed<typeof calls.updatePrice>

/** Saves a product's whole ladder, and its premium where one is sent, as one version. An empty price stays as it was. */
export function updatePrice(sent: Sent, ctx: OfficerContext) {
  return transaction(async () => {
    const { UUID, PriceVersion } = sent.product
    const inForce = await lockPrices(UUID, PriceVersion, ctx.now)
    refuseTwice(sent.updatedPrices, 'updatedPrices')
    return savePrices(UUID, completed(sent, inForce), inForce, ctx)
  })
}

/** Saves what a premium vendor is paid on top as a version, whose ladder is the one in force. */
export function updatePricePremium(
  { ProductUUID, Price, PriceVersion }: Parsed<typeof calls.updatePricePremium>,
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const inForce = await lockPrices(ProductUUID, PriceVersion, ctx.now)
    const { rows, incrementPrice, decrementPrice } = inForce ?? NO_LADDER
    const prices = { rows, incrementPrice, decrementPrice, premiumPrice: Price }
    return savePrices(ProductUUID, prices, inForce, ctx)
  })
}

const NO_LADDER: Ladder = { rows: [], incrementPrice: 0, decrementPrice: 0 }

/**
 * Holds a product for the rest of the transaction and gives the prices in force; whoever else saves them, or values
 * a ticket by them, waits. Refuses an unknown product, and prices that changed since version `base`.
 */
async function lockPrices(productId: string, base: number | null | undefined, now: Date) {
  const product = await db()
    .selectFrom('products')
    .select('modified_at')
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!product) refuse('product.notFound')
  const inForce = await ladderInForce(productId, now)
  if (base == null || base === (inForce?.version ?? 0)) return inForce
  const present = calls.getPriceByProduct.output.parse(await priceOfProduct(productId, now))
  const time = present.Modified === null ? product.modified_at : new Date(present.Modified * 1000)
  const who = { officer: present.ModifiedBy ?? '', time: time.toISOString() }
  return refuse('price.stale', who, { present })
}

/** What was sent, with the price in force where one is empty; refuses an empty one that nobody has set. */
function completed({ updatedPrices, product }: Sent, inForce: LadderNow | undefined): Prices {
  const missing: Record<string, FieldFault> = {}
  const orInForce = (field: string, sent: number | null | undefined, was: Decimal | undefined) => {
    if (sent == null && was === undefined) missing[field] = 'v.price'
    return sent ?? was ?? 0
  }
  const step = (field: 'IncrementPrice' | 'DecrementPrice', was: Decimal | undefined) =>
    orInForce(`product.${field}`, product[field], was)
  const ladder = inForce?.rows.length ? inForce : undefined
  const priceAt = (grade: number) => ladder?.rows.find((row) => row.gradePercent === grade)?.price
  const prices = {
    rows: updatedPrices.map(({ ProductGrade, Price }, index) => ({
      gradePercent: ProductGrade,
      price: orInForce(`updatedPrices.${index}.Price`, Price, priceAt(ProductGrade)),
    })),
    incrementPrice: step('IncrementPrice', ladder?.incrementPrice),
    decrementPrice: step('DecrementPrice', ladder?.decrementPrice),
    premiumPrice: product.PremiumPrice ?? inForce?.premiumPrice ?? null,
  }
  if (Object.keys(missing).length > 0) refuse('sys.invalid', {}, { fields: missing })
  return prices
}

/** Saves `prices` unless they are those in force, and returns what stands then. */
async function savePrices(
  productId: string,
  prices: Prices,
  inForce: LadderNow | undefined,
  ctx: OfficerContext,
) {
  const isAsBefore = inForce && samePrices(prices, inForce)
  if (!isAsBefore) await saveTogether([{ productId, ...prices }], ctx)
  return priceOfProduct(productId, ctx.now)
}
