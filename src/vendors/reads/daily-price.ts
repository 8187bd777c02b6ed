import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { laddersNow } from '../../pricing/reads/ladders-now.ts'
import { gradePrice } from '../../pricing/rules.ts'
import { DAILY_GRADE } from '../rules.ts'

/** Baht per kg: at the daily grade, null where the product has no prices; for premium vendors, null where none is set. */
export interface DailyPrice {
  price: string | null
  premiumPrice: string | null
}

/**
 * What the first product of a group costs now, by code; of the first group by code where none is named.
 * Refuses `group.notFound`.
 */
export async function dailyPrice(groupId?: string | null): Promise<DailyPrice> {
  const code = await firstProduct(groupId)
  const ladder = code === null ? undefined : (await laddersNow([code])).get(code)
  return {
    price: (ladder && gradePrice(ladder, DAILY_GRADE)?.price.toFixed(2)) ?? null,
    premiumPrice: ladder?.premiumPrice ?? null,
  }
}

async function firstProduct(groupId?: string | null): Promise<string | null> {
  const group = await db()
    .selectFrom('product_groups')
    .leftJoin('products', 'products.group_id', 'product_groups.id')
    .select('products.code')
    .$if(!!groupId, (query) => query.where('product_groups.id', '=', groupId ?? ''))
    .orderBy('product_groups.code')
    .orderBy('products.code')
    .limit(1)
    .executeTakeFirst()
  if (!group && groupId) refuse('group.notFound')
  return group?.code ?? null
}
