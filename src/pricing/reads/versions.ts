import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { db } from '../../platform/db.ts'
import { pageOf } from '../../platform/paging.ts'
import { productOf } from './products.ts'

/** One page of what a product cost, the newest version first. Refuses `product.notFound`. */
export async function priceVersions(productId: string, page: number) {
  await productOf(productId)
  const matching = db()
    .selectFrom('ladder_versions')
    .select('id')
    .where('product_id', '=', productId)
  return pageOf(page, matching, ({ limit, offset }) =>
    versionsOf(productId).limit(limit).offset(offset).execute(),
  )
}

/** Every version of a product's prices as the wire has them, the newest first. */
export function versionsOf(productId: string) {
  return db()
    .selectFrom('ladder_versions')
    .leftJoin('officers', 'officers.id', 'created_by')
    .select([
      'number as PriceVersion',
      sql<number>`floor(extract(epoch from ladder_versions.created_at))::bigint`.as('Modified'),
      'full_name as ModifiedBy',
      'increment_price as IncrementPrice',
      'decrement_price as DecrementPrice',
      'premium_price as PremiumPrice',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('ladder_rows')
          .select([
            'ladder_rows.id as ID',
            'grade_percent as ProductGrade',
            'price_per_kg as Price',
          ])
          .whereRef('ladder_version_id', '=', 'ladder_versions.id')
          .orderBy('grade_percent'),
      ).as('oProduct_price'),
    )
    .where('product_id', '=', productId)
    .orderBy('number', 'desc')
}
