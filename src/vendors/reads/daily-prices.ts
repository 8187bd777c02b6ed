import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { type LadderNow, laddersNow } from '../../pricing/reads/ladders-now.ts'

/**
 * The prices of the first product of a group now, by code; of the first group by code where none is named. Undefined
 * where nobody set them. Refuses `group.notFound`.
 */
export async function dailyPrices(groupId?: string | null): Promise<LadderNow | undefined> {
  const code = await firstProduct(groupId)
  return code === null ? undefined : (await laddersNow([code])).get(code)
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
