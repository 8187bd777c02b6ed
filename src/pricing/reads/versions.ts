import { type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { db } from '../../platform/db.ts'
import { pageOf } from '../../platform/paging.ts'
import type { LadderVersionsTable } from '../tables.ts'
import { productOf } from './products.ts'

/** One page of what a product cost, the newest version first. Refuses `product.notFound`. */
export async function priceVersions(productId: string, page: number, now: Date) {
  await productOf(productId)
  const matching = db().selectFrom(until(productId, now).as('ladder_versions')).select('id')
  return pageOf(page, matching, ({ limit, offset }) =>
    versionsOf(productId, now).limit(limit).offset(offset).execute(),
  )
}

/** Every version of a product's prices that has come into force, as the wire has them, the newest first. */
export function versionsOf(productId: string, now: Date) {
  return onTheWire(until(productId, now))
}

/** The version of a product's prices that stood at the end of a business day, as the wire has it. */
export function versionOfDay(productId: string, day: string) {
  return onTheWire(sql<Selectable<LadderVersionsTable>>`ladder_of_day(${productId}, ${day})`)
}

function onTheWire(versions: RawBuilder<Selectable<LadderVersionsTable>>) {
  return db()
    .selectFrom(versions.as('ladder_versions'))
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
    .orderBy('effective_from', 'desc')
    .orderBy('number', 'desc')
}

function until(productId: string, now: Date) {
  return sql<Selectable<LadderVersionsTable>>`ladders_until(${productId}, ${now})`
}
