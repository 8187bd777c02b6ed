import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { idRows } from '../../platform/id-rows.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { calls } from '../contract/board.ts'
import { type BoardRow, priceBoard } from '../reads/board.ts'
import { pricesOfRow } from '../rules/board-rows.ts'
import { lastStartDay, MAX_DAYS_AHEAD } from '../rules/start-day.ts'
import { samePrices } from '../rules.ts'
import { refuseTwice, saveTogether } from './save-ladder.ts'

type Sent = Parsed<typeof calls.savePriceBoard>

/**
 * Saves the prices of several products, a version of each, all or none. At once, prices that are in force already make no
 * version. Refuses whoever saw an older version of one of them, in force or newest, with the present board.
 */
export function savePriceBoard({ Products, EffectiveFrom }: Sent, ctx: OfficerContext) {
  return transaction(async () => {
    if (EffectiveFrom) refuseStart(EffectiveFrom, ctx.now)
    for (const [n, { oProduct_price }] of Products.entries()) {
      refuseTwice(oProduct_price, `Products.${n}.oProduct_price`)
    }
    await lockProducts(Products.map(({ ProductUUID }) => ProductUUID))
    const current = await priceBoard(ctx.now)
    const rows = Products.map((sent) => ({ sent, row: rowOf(current.Products, sent) }))
    for (const { sent, row } of rows) await refuseStale(sent, row, current)
    const ladders = rows.flatMap(({ sent, row }) => {
      const prices = pricesOfRow(sent)
      const isAsBefore = !EffectiveFrom && samePrices(prices, pricesOfRow(row))
      return isAsBefore ? [] : { productId: sent.ProductUUID, ...prices }
    })
    await saveTogether(ladders, ctx, EffectiveFrom)
    return priceBoard(ctx.now)
  })
}

function refuseStart(start: Date, now: Date): void {
  if (start <= now) refuseField('EffectiveFrom', 'price.past')
  if (businessDay(start) > lastStartDay(businessDay(now))) {
    refuseField('EffectiveFrom', 'price.far', { n: MAX_DAYS_AHEAD })
  }
}

/** In the order of their ids, so that two who save the same products never wait for each other. */
export async function lockProducts(ids: readonly string[]): Promise<void> {
  await db()
    .selectFrom('products')
    .select('id')
    .where('id', 'in', idRows(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

function rowOf(rows: readonly BoardRow[], { ProductUUID }: { ProductUUID: string }): BoardRow {
  return rows.find(({ UUID }) => UUID === ProductUUID) ?? refuse('product.notFound')
}

async function refuseStale(
  sent: Sent['Products'][number],
  row: BoardRow,
  current: Awaited<ReturnType<typeof priceBoard>>,
): Promise<void> {
  if (sent.PriceVersion === row.PriceVersion && sent.LatestVersion === row.LatestVersion) return
  const present = calls.getPriceBoard.output.parse(current)
  refuse('price.stale', await savedLast(row), { present })
}

/** Who saved the newest version of a product, and when. */
export async function savedLast({ UUID }: { UUID: string }) {
  const newest = await db()
    .selectFrom('ladder_versions')
    .leftJoin('officers', 'officers.id', 'ladder_versions.created_by')
    .select(['full_name', 'ladder_versions.created_at'])
    .where('product_id', '=', UUID)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { officer: newest?.full_name ?? '', time: newest?.created_at.toISOString() ?? '' }
}
