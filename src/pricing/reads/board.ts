import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { db } from '../../platform/db.ts'
import type { LadderVersionsTable } from '../tables.ts'
import { isCheckNeeded } from './price-check.ts'
import { waitingPrices } from './waiting-prices.ts'

export type BoardRow = Awaited<ReturnType<typeof boardRows>>[number]

/** The prices in force of every product, by its code, and when the next ones come into force. */
export async function priceBoard(now: Date) {
  const Products = await boardRows(now)
  return { NeedsCheck: isCheckNeeded(), NextEffect: await nextEffect(now), Products }
}

async function boardRows(now: Date) {
  const rows = await db()
    .selectFrom('products')
    .leftJoinLateral(
      sql<Selectable<LadderVersionsTable>>`ladder_in_force(products.id, ${now})`.as('price'),
      (join) => join.onTrue(),
    )
    .leftJoin('officers', 'officers.id', 'price.created_by')
    .select([
      'products.id as UUID',
      'products.code as ProductCode',
      'products.name as Name',
      'price.premium_price as PremiumPrice',
      'price.effective_from as EffectiveFrom',
      'full_name as ModifiedBy',
      sql<number | null>`floor(extract(epoch from price.created_at))::bigint`.as('Modified'),
    ])
    .select((eb) => [
      eb.fn.coalesce('price.number', sql<number>`0`).as('PriceVersion'),
      eb.fn.coalesce('price.increment_price', sql<string>`'0'`).as('IncrementPrice'),
      eb.fn.coalesce('price.decrement_price', sql<string>`'0'`).as('DecrementPrice'),
      sql<number>`coalesce((select max(number) from ladder_versions where product_id = products.id), 0)`.as(
        'LatestVersion',
      ),
      sql<number>`(select count(*) from tickets_to_value
        join weigh_tickets on weigh_tickets.id = ticket_id where product_code = products.code)`.as(
        'WaitingTickets',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('ladder_rows')
          .select(['ladder_rows.id as ID', 'grade_percent as ProductGrade'])
          .select(sql<string>`price_per_kg::text`.as('Price'))
          .whereRef('ladder_version_id', '=', 'price.id')
          .orderBy('grade_percent'),
      ).as('oProduct_price'),
    ])
    .orderBy('products.code')
    .execute()
  const waitsOf = await waitingPrices(
    rows.map(({ UUID }) => UUID),
    now,
  )
  return rows.map((row) => ({ ...row, Waits: waitsOf(row.UUID) }))
}

/** When the next scheduled version comes into force. */
async function nextEffect(now: Date): Promise<Date | null> {
  const { next } = await db()
    .selectFrom('ladder_versions')
    .select((eb) => eb.fn.min('effective_from').as('next'))
    .where('effective_from', '>', now)
    .where('scheduled_for', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return next
}
