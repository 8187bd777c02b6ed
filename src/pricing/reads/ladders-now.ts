import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import type { Prices } from '../rules.ts'

/** A version of a product's prices, in baht per kg; one without rows has a premium only. */
export interface LadderNow extends Prices {
  versionId: number
  version: number
  premiumPrice: string | null
}

/** The latest version of each product code asked for; products without one are left out. */
export async function laddersNow(productCodes: readonly string[]): Promise<Map<string, LadderNow>> {
  const rows = await latestLadders()
    .where('products.code', 'in', [...productCodes])
    .execute()
  return new Map(rows.map(({ code, ...ladder }) => [code, ladder]))
}

/** The latest version of the product of that code, undefined where nobody set its prices. */
export async function ladderNow(productCode: string): Promise<LadderNow | undefined> {
  const [row] = await latestOfCode({ productCode })
  if (!row) return undefined
  const { code, ...ladder } = row
  return ladder
}

const latestOfCode = statement(({ productCode }: { productCode: string }) =>
  latestLadders().where('products.code', '=', productCode),
)

/** The latest version of a product, undefined where nobody set its prices. */
export async function ladderInForce(productId: string): Promise<LadderNow | undefined> {
  const row = await latestLadders().where('products.id', '=', productId).executeTakeFirst()
  if (!row) return undefined
  const { code, ...ladder } = row
  return ladder
}

/** The products with their latest version; those without one are left out. */
export function latestLadders() {
  return db()
    .selectFrom('products')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ladder_versions')
          .selectAll('ladder_versions')
          .whereRef('product_id', '=', 'products.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select([
      'products.code',
      'latest.id as versionId',
      'latest.number as version',
      'latest.increment_price as incrementPrice',
      'latest.decrement_price as decrementPrice',
      'latest.premium_price as premiumPrice',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('ladder_rows')
          .select(['grade_percent as gradePercent', sql<string>`price_per_kg::text`.as('price')])
          .whereRef('ladder_version_id', '=', 'latest.id')
          .orderBy('grade_percent'),
      ).as('rows'),
    )
}
