import { sql } from 'kysely'
import type { Act } from '../platform/act.ts'
import { audit } from '../platform/audit.ts'
import { db, transaction } from '../platform/db.ts'
import { announce } from '../platform/live/news.ts'
import type { Decimal } from '../platform/money.ts'
import type { Ladder } from './rules.ts'

export interface NewLadder extends Ladder {
  productId: string
}

/** Saves a whole ladder as the product's next version and gives its id and number; prices in baht per kg. */
export async function saveLadder(ladder: NewLadder, act: Act) {
  const { productId } = ladder
  return transaction(async () => {
    const version = await nextVersion(ladder, act)
    await db()
      .insertInto('ladder_rows')
      .values(
        ladder.rows.map(({ gradePercent, price }) => ({
          ladder_version_id: version.id,
          grade_percent: gradePercent,
          price_per_kg: text(price),
        })),
      )
      .execute()
    await audit(act, {
      action: 'price.save',
      entity: 'product',
      id: productId,
      after: { ...ladder, version: version.number },
    })
    announce('prices', [productId])
    return version
  })
}

/** The product's row is held meanwhile: of two who save at once, the second makes the version after. */
async function nextVersion({ productId, incrementPrice, decrementPrice }: NewLadder, act: Act) {
  await db()
    .updateTable('products')
    .set((eb) => ({ modified_at: act.now, version: eb('version', '+', 1) }))
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  return db()
    .insertInto('ladder_versions')
    .values({
      product_id: productId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from ladder_versions where product_id = ${productId})`,
      increment_price: text(incrementPrice),
      decrement_price: text(decrementPrice),
      created_at: act.now,
      created_by: act.officer?.id,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

function text(value: Decimal): string {
  return String(value)
}
