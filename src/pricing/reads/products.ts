import { type RawBuilder, type Selectable, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { LadderVersionsTable } from '../tables.ts'

/**
 * The products, each with the versions of its prices that `versions` selects, and who saved them, as the wire has it: the
 * rows by their grade, and version 0 of a product for which it selects none.
 */
export function pricedProducts(versions: RawBuilder<unknown>) {
  return db()
    .selectFrom('products')
    .leftJoinLateral(versions.$castTo<Selectable<LadderVersionsTable>>().as('price'), (join) =>
      join.onTrue(),
    )
    .leftJoin('officers', 'officers.id', 'price.created_by')
    .select([
      'products.id as UUID',
      'products.code as ProductCode',
      'products.name as Name',
      'price.premium_price as PremiumPrice',
      'price.effective_from as EffectiveFrom',
      'full_name as ModifiedBy',
      sql<number | null>`floor(extract(epoch from price.created_at))::bigint`.as('Modified'),
    ])
    .select((eb) => [
      eb.fn.coalesce('price.number', sql<number>`0`).as('PriceVersion'),
      eb.fn.coalesce('price.increment_price', sql<string>`'0'`).as('IncrementPrice'),
      eb.fn.coalesce('price.decrement_price', sql<string>`'0'`).as('DecrementPrice'),
      rowsOfVersion(sql`price`).as('oProduct_price'),
    ])
}

/** A row of a ladder as the wire has it. */
export interface WireRow {
  ID: number
  ProductGrade: number
  Price: string
}

/** The rows of a version by their grade. */
export function rowsOfVersion(version: RawBuilder<unknown>): RawBuilder<WireRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'ID', id, 'ProductGrade', grade_percent, 'Price', price_per_kg::text) order by grade_percent), '[]')
    from ladder_rows where ladder_version_id = ${version}.id)`
}

/** Every product by its code, with its prices in force and who saved them. */
export function products(now: Date) {
  return pricedProducts(sql`ladder_in_force(products.id, ${now})`).orderBy('products.code')
}

/** The products of a group. Refuses `group.notFound`. */
export async function productsOfGroup(groupId: string, now: Date) {
  const group = await groupOf(groupId)
  return products(now).where('group_id', '=', group.UUID).execute()
}

/** Every product group by its code. */
export function groups() {
  return db()
    .selectFrom('product_groups')
    .select(['id as UUID', 'id as ID', 'name as Name', 'code as ProductCode'])
    .orderBy('code')
}

/** The group of that id; refuses `group.notFound`. */
export async function groupOf(id: string) {
  return (await groups().where('id', '=', id).executeTakeFirst()) ?? refuse('group.notFound')
}
