import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { type LadderNow, laddersInForce } from '../../pricing/reads/ladders-now.ts'

/**
 * The prices of the first product of a group now, by code; of the first group by code where none is named. Undefined
 * where nobody set them. Refuses `group.notFound`.
 */
export async function dailyPrices(
  now: Date,
  groupId?: string | null,
): Promise<LadderNow | undefined> {
  const [row] = groupId ? await readOfGroup({ groupId, now }) : await readOfFirst({ now })
  if (!row && groupId) await requireGroup(groupId)
  if (!row) return undefined
  const { code, ...ladder } = row
  return ladder
}

const readOfGroup = statement(({ groupId, now }: { groupId: string; now: Date }) =>
  laddersInForce(now).where(
    'products.id',
    '=',
    firstProduct().where('product_groups.id', '=', groupId),
  ),
)

const readOfFirst = statement(({ now }: { now: Date }) =>
  laddersInForce(now).where('products.id', '=', firstProduct()),
)

/** Of the first group, which may have none. */
function firstProduct() {
  return db()
    .selectFrom('product_groups')
    .leftJoin('products', 'products.group_id', 'product_groups.id')
    .select('products.id')
    .orderBy('product_groups.code')
    .orderBy('products.code')
    .limit(sql.lit(1))
}

async function requireGroup(id: string): Promise<void> {
  const group = await db()
    .selectFrom('product_groups')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!group) refuse('group.notFound')
}
