import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { type LadderNow, laddersNow } from '../../pricing/reads/ladders-now.ts'

/** The products of a group by code, each with its prices now where somebody set them. */
export type DailyPrices = readonly { code: string; name: string; prices: LadderNow | undefined }[]

/** What the products of a group cost now; those of the first group by code where none is named. Refuses `group.notFound`. */
export async function dailyPrices(now: Date, groupId?: string | null): Promise<DailyPrices> {
  const products = await readProducts({ groupId: groupId || null })
  if (products.length === 0 && groupId) await requireGroup(groupId)
  const ladders = await laddersNow(
    products.map(({ code }) => code),
    now,
  )
  return products.map((product) => ({ ...product, prices: ladders.get(product.code) }))
}

/** The product whose price is a seller's: the one that they brought last, else the first of the group. */
export function productFor(daily: DailyPrices, broughtLast: string | null) {
  return daily.find(({ code }) => code === broughtLast) ?? daily[0]
}

const readProducts = statement(({ groupId }: { groupId: string | null }) =>
  db()
    .selectFrom('products')
    .select(['code', 'name'])
    .where('group_id', '=', sql<string>`coalesce(${groupId}::uuid, ${firstGroup()})`)
    .orderBy('code'),
)

function firstGroup() {
  return db().selectFrom('product_groups').select('id').orderBy('code').limit(sql.lit(1))
}

async function requireGroup(id: string): Promise<void> {
  const group = await db()
    .selectFrom('product_groups')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!group) refuse('group.notFound')
}
