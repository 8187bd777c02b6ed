import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { setting } from '../../platform/setting.ts'
import { products } from './products.ts'
import { pricesOf } from './saves.ts'

export type BoardRow = Awaited<ReturnType<typeof boardRows>>[number]

/** The prices in force of every product, by its code, and when the next ones come into force. */
export async function priceBoard(now: Date) {
  const Products = await boardRows(now)
  return { NeedsCheck: isCheckNeeded(), NextEffect: await nextEffect(now), Products }
}

/**
 * The prices in force of every product, or of that one, with how many tickets wait for theirs and the prices that are
 * saved and not in force yet.
 */
export async function boardRows(now: Date, productId?: string) {
  const rows = await products(now)
    .select([
      sql<number>`coalesce((select max(number) from ladder_versions where product_id = products.id), 0)`.as(
        'LatestVersion',
      ),
      sql<number>`(select count(*) from tickets_to_value
        join weigh_tickets on weigh_tickets.id = ticket_id where product_code = products.code)`.as(
        'WaitingTickets',
      ),
    ])
    .$if(productId !== undefined, (qb) => qb.where('products.id', '=', productId as string))
    .execute()
  const waits = await waitingPrices(
    rows.map(({ UUID }) => UUID),
    now,
  )
  return rows.map((row) => ({
    ...row,
    Waits: waits.flatMap(({ product_id, Prices, ...version }) =>
      product_id === row.UUID ? { ...version, ...Prices } : [],
    ),
  }))
}

/** The prices of these products that are saved and not in force yet, those that come first before the others. */
function waitingPrices(productIds: readonly string[], now: Date) {
  return db()
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

/** Whether prices wait for a second officer before they come into force. */
export const isCheckNeeded = setting(false)
