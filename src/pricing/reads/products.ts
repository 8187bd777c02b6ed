import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { LadderVersionsTable } from '../tables.ts'

/** Every product by its code, with its prices in force and who saved them. */
export function products(now: Date) {
  return db()
    .selectFrom('products')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom(
            sql<Selectable<LadderVersionsTable>>`ladder_in_force(products.id, ${now})`.as(
              'ladder_versions',
            ),
          )
          .leftJoin('officers', 'officers.id', 'created_by')
          .select([
            'number',
            'increment_price',
            'decrement_price',
            sql<number>`floor(extract(epoch from ladder_versions.created_at))::bigint`.as('at'),
            'full_name as officer',
          ])
          .select((of) =>
            jsonArrayFrom(
              of
                .selectFrom('ladder_rows')
                .select([
                  'grade_percent as ProductGrade',
                  sql<string>`price_per_kg::text`.as('Price'),
                ])
                .whereRef('ladder_version_id', '=', 'ladder_versions.id')
                .orderBy('grade_percent'),
            ).as('rows'),
          )
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'products.id as UUID',
      'products.code as ProductCode',
      'products.name as Name',
      'latest.at as Modified',
      'latest.officer as ModifiedBy',
      eb.fn.coalesce('latest.number', sql<number>`0`).as('PriceVersion'),
      eb.fn.coalesce('latest.rows', sql<[]>`'[]'::json`).as('oProduct_price'),
      eb.fn.coalesce('latest.increment_price', sql<string>`0`).as('IncrementPrice'),
      eb.fn.coalesce('latest.decrement_price', sql<string>`0`).as('DecrementPrice'),
    ])
    .orderBy('products.code')
}

/** The products of a group. Refuses `group.notFound`. */
export async function productsOfGroup(groupId: string, now: Date) {
  const group = await groupOf(groupId)
  return products(now).where('group_id', '=', group.UUID).execute()
}

/** The product of that id; refuses `product.notFound`. */
export async function productOf(id: string) {
  const product = await db()
    .selectFrom('products')
    .select(['id as UUID', 'code as ProductCode', 'name as Name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return product ?? refuse('product.notFound')
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
