import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../../platform/errors.ts'
import { pageOf } from '../../platform/paging.ts'
import { boardRows } from './board.ts'
import { pricedProducts, products } from './products.ts'

/** A product's prices as they stand, and how many tickets wait for theirs. Refuses `product.notFound`. */
export async function priceOfProduct(productId: string, now: Date) {
  const [product] = await boardRows(now, productId)
  return product ?? refuse('product.notFound')
}

/** The ladder of a product code as it stands; undefined for an unknown code or one without a ladder. */
export function priceNow(productCode: string, now: Date) {
  return priceOfCode(productCode, sql`ladder_in_force(products.id, ${now})`)
}

/** The ladder of a product code at the end of a business day; undefined for an unknown code or one without a ladder. */
export function priceOfDay(productCode: string, day: string) {
  return priceOfCode(productCode, sql`ladder_of_day(products.id, ${day})`)
}

async function priceOfCode(productCode: string, version: RawBuilder<unknown>) {
  const price = await versionsBy(version).where('code', '=', productCode).executeTakeFirst()
  return price?.oProduct_price.length ? price : undefined
}

/** What a premium vendor is paid on top, in baht per kg; null where none is set. Refuses `product.notFound`. */
export async function premiumOf(productId: string, now: Date) {
  const product = await products(now).where('products.id', '=', productId).executeTakeFirst()
  return (product ?? refuse('product.notFound')).PremiumPrice
}

/** One page of what a product cost, the newest version that has come into force first. Refuses `product.notFound`. */
export async function priceVersions(productId: string, page: number, now: Date) {
  await premiumOf(productId, now)
  const matching = sql`(select from ladders_until(${productId}, ${now}))`
  return pageOf(page, matching, ({ limit, offset }) =>
    versionsBy(sql`ladders_until(products.id, ${now})`)
      .where('products.id', '=', productId)
      .orderBy('effective_from', 'desc')
      .orderBy('number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
}

/** As `pricedProducts`, without those for which `versions` selects none. */
function versionsBy(versions: RawBuilder<unknown>) {
  return pricedProducts(versions)
    .where('price.id', 'is not', null)
    .$narrowType<{ Modified: number }>()
}
