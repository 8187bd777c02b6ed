import { db } from '../../platform/db.ts'
import { productOf } from './products.ts'
import { versionOfDay, versionsOf } from './versions.ts'
import { waitingPrices } from './waiting-prices.ts'

const NOTHING_SET = {
  PriceVersion: 0,
  Modified: null,
  ModifiedBy: null,
  IncrementPrice: 0,
  DecrementPrice: 0,
  PremiumPrice: null,
  oProduct_price: [],
}

/** A product's prices as they stand, and how many tickets wait for theirs. Refuses `product.notFound`. */
export async function priceOfProduct(productId: string, now: Date) {
  const product = await productOf(productId)
  const [latest, WaitingTickets, waitsOf] = await Promise.all([
    versionsOf(productId, now).limit(1).executeTakeFirst(),
    ticketsWithoutPrice(product.ProductCode),
    waitingPrices([productId], now),
  ])
  return { ...product, ...(latest ?? NOTHING_SET), WaitingTickets, Waits: waitsOf(productId) }
}

/** The ladder of a product code as it stands; undefined for an unknown code or one without a ladder. */
export function priceNow(productCode: string, now: Date) {
  return priceOfCode(productCode, (id) => versionsOf(id, now).limit(1))
}

/** The ladder of a product code at the end of a business day; undefined for an unknown code or one without a ladder. */
export function priceOfDay(productCode: string, day: string) {
  return priceOfCode(productCode, (id) => versionOfDay(id, day))
}

async function priceOfCode(
  productCode: string,
  versionOf: (productId: string) => ReturnType<typeof versionsOf>,
) {
  const product = await db()
    .selectFrom('products')
    .select(['id as UUID', 'code as ProductCode', 'name as Name'])
    .where('code', '=', productCode)
    .executeTakeFirst()
  if (!product) return undefined
  const version = await versionOf(product.UUID).executeTakeFirst()
  return version?.oProduct_price.length ? { ...product, ...version } : undefined
}

/** What a premium vendor is paid on top, in baht per kg; null where none is set. Refuses `product.notFound`. */
export async function premiumOf(productId: string, now: Date) {
  await productOf(productId)
  const latest = await versionsOf(productId, now).limit(1).executeTakeFirst()
  return latest?.PremiumPrice ?? null
}

async function ticketsWithoutPrice(productCode: string): Promise<number> {
  const { waiting } = await db()
    .selectFrom('tickets_to_value')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'ticket_id')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('product_code', '=', productCode)
    .executeTakeFirstOrThrow()
  return waiting
}
