import { type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import type { Prices } from '../rules.ts'
import type { LadderVersionsTable } from '../tables.ts'

/** A version of a product's prices, in baht per kg; one without rows has a premium only. */
export interface LadderNow extends Prices {
  versionId: number
  version: number
  premiumPrice: string | null
}

/** The version in force of each product code asked for; products without one are left out. */
export async function laddersNow(
  productCodes: readonly string[],
  now: Date,
): Promise<Map<string, LadderNow>> {
  const rows = await laddersInForce(now)
    .where('products.code', '=', sql<string>`any(${productCodes}::text[])`)
    .execute()
  return new Map(rows.map(({ code, ...ladder }) => [code, ladder]))
}

/** The version in force of the product of that code, undefined where nobody set its prices. */
export async function ladderNow(productCode: string, now: Date): Promise<LadderNow | undefined> {
  return firstOf(await inForceOfCode({ productCode, now }))
}

const inForceOfCode = statement(({ productCode, now }: { productCode: string; now: Date }) =>
  laddersInForce(now).where('products.code', '=', productCode),
)

/** The version that stood at the end of a business day, of the product of that code; undefined where none did. */
export async function ladderOfDay(
  productCode: string,
  day: string,
): Promise<LadderNow | undefined> {
  return firstOf(await ofCodeAndDay({ productCode, day }))
}

const ofCodeAndDay = statement(({ productCode, day }: { productCode: string; day: string }) =>
  withLadder(sql`ladder_of_day(products.id, ${day})`).where('products.code', '=', productCode),
)

/** The version that stood at the end of a business day, of a product; undefined where none did. */
export async function ladderAtEndOf(productId: string, day: string) {
  const ladders = withLadder(sql`ladder_of_day(products.id, ${day})`)
  return firstOf(await ladders.where('products.id', '=', productId).execute())
}

/** The products with the version that stood, or will stand, at the end of each of these days; those without one are left out. */
export function laddersAtEndsOf(days: readonly string[]) {
  return withLadder(sql`(
    select asked.day, one.* from unnest(${days}::date[]) asked (day)
      cross join lateral ladder_of_day(products.id, asked.day) one)`).select([
    sql<string>`latest.day::text`.as('day'),
    sql<Date>`latest.effective_from`.as('effectiveFrom'),
  ])
}

/** The version in force of a product, undefined where nobody set its prices. */
export async function ladderInForce(productId: string, now: Date) {
  return firstOf(await laddersInForce(now).where('products.id', '=', productId).execute())
}

/** What a version says. */
export async function ladderOfVersion(id: number) {
  const version = sql`(select * from ladder_versions where id = ${id} and product_id = products.id)`
  return firstOf(await withLadder(version).execute())
}

function firstOf([row]: readonly (LadderNow & { code: string })[]): LadderNow | undefined {
  if (!row) return undefined
  const { code, ...ladder } = row
  return ladder
}

/** The products with their version in force at `now`; those without one are left out. */
export function laddersInForce(now: Date) {
  return withLadder(sql`ladder_in_force(products.id, ${now})`)
}

/** The products with the version that `ladder` gives of each; those without one are left out. */
function withLadder(ladder: RawBuilder<unknown>) {
  return db()
    .selectFrom('products')
    .innerJoinLateral(ladder.$castTo<Selectable<LadderVersionsTable>>().as('latest'), (join) =>
      join.onTrue(),
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
