import { sql } from 'kysely'
import { db } from '../platform/db.ts'
import type { Ladder } from './rules.ts'

/** The latest ladder of each product code asked for; products without one are left out. */
export async function laddersNow(
  productCodes: readonly string[],
): Promise<
  Map<string, Ladder & { versionId: number; version: number; premiumPrice: string | null }>
> {
  const rows = await db()
    .selectFrom('products')
    .innerJoin('ladder_versions', 'ladder_versions.product_id', 'products.id')
    .innerJoin('ladder_rows', 'ladder_rows.ladder_version_id', 'ladder_versions.id')
    .distinctOn(['products.code', 'ladder_rows.grade_percent'])
    .select([
      'products.code',
      'products.premium_price',
      'ladder_versions.id as version_id',
      'ladder_versions.number',
      'ladder_versions.increment_price',
      'ladder_versions.decrement_price',
      'ladder_rows.grade_percent',
      'ladder_rows.price_per_kg',
    ])
    .where('products.code', 'in', [...productCodes])
    .where(
      'ladder_versions.number',
      '=',
      sql<number>`(select max(latest.number) from ladder_versions latest where latest.product_id = products.id)`,
    )
    .execute()
  const ladders = new Map()
  for (const row of rows) {
    const ladder = ladders.get(row.code) ?? {
      versionId: row.version_id,
      version: row.number,
      premiumPrice: row.premium_price,
      incrementPrice: row.increment_price,
      decrementPrice: row.decrement_price,
      rows: [],
    }
    ladder.rows.push({ gradePercent: row.grade_percent, price: row.price_per_kg })
    ladders.set(row.code, ladder)
  }
  return ladders
}

/** A product's ladder as the wire has it; undefined for an unknown code or one without prices. */
export async function priceNow(productCode: string) {
  const version = await db()
    .selectFrom('products')
    .innerJoin('ladder_versions', 'ladder_versions.product_id', 'products.id')
    .leftJoin('officers', 'officers.id', 'ladder_versions.created_by')
    .select([
      'products.id as UUID',
      'products.code as ProductCode',
      'products.name as Name',
      'products.premium_price as PremiumPrice',
      'ladder_versions.id as versionId',
      'ladder_versions.number as PriceVersion',
      'ladder_versions.increment_price as IncrementPrice',
      'ladder_versions.decrement_price as DecrementPrice',
      'ladder_versions.created_at',
      sql<string | null>`officers.first_name || ' ' || officers.last_name`.as('ModifiedBy'),
    ])
    .where('products.code', '=', productCode)
    .orderBy('ladder_versions.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!version) return undefined
  const { versionId, created_at, ...rest } = version
  const oProduct_price = await db()
    .selectFrom('ladder_rows')
    .select(['id as ID', 'grade_percent as ProductGrade', 'price_per_kg as Price'])
    .where('ladder_version_id', '=', versionId)
    .orderBy('grade_percent')
    .execute()
  return { ...rest, Modified: Math.floor(created_at.getTime() / 1000), oProduct_price }
}
