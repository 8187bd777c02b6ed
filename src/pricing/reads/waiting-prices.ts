import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { pricesOf } from './saves.ts'

/** The prices of these products that are saved and not in force yet, by the product, those that come first before the others. */
export async function waitingPrices(productIds: readonly string[], now: Date) {
  const versions = await db()
    .selectFrom('ladder_versions as waiting')
    .select([
      'product_id',
      'save_id as SaveUUID',
      sql<Date | null>`coalesce(effective_from, scheduled_for)`.as('EffectiveFrom'),
      sql<boolean>`effective_from is null`.as('NeedsCheck'),
      pricesOf(sql`waiting`).as('Prices'),
    ])
    .where('product_id', 'in', idRows(productIds))
    .where('withdrawn_at', 'is', null)
    .where('sent_back_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('effective_from', 'is', null),
        eb.and([eb('scheduled_for', '>', now), eb('effective_from', '>', now)]),
      ]),
    )
    .orderBy(sql`coalesce(effective_from, scheduled_for) nulls first`)
    .orderBy('number')
    .execute()
  return (productId: string) =>
    versions
      .filter(({ product_id }) => product_id === productId)
      .map(({ product_id: _, Prices, ...version }) => ({ ...version, ...Prices }))
}
