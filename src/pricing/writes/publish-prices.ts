import { sql } from 'kysely'
import { type Eyes, requireSecond } from '../../identity/writes/second-officer.ts'
import { auditAll, type Entry } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { PURCHASING } from '../../platform/roles.ts'
import { calls } from '../contract/board.ts'
import { priceBoard } from '../reads/board.ts'
import { fixedBySave } from '../reads/past-prices.ts'
import { saveMatter } from '../rules/save-states.ts'
import { notifyMaker } from './notify-of-prices.ts'
import { lockProducts, savedLast } from './save-board.ts'

/** Takes back every version of a save, until the first of them came into force. */
export function withdrawPrices({ SaveUUID }: { SaveUUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    const versions = await lockSave(SaveUUID)
    // Whoever waited for the lock may have been overtaken by the time of the prices.
    const now = new Date(Math.max(ctx.now.getTime(), Date.now()))
    const isTooLate = versions.some(
      (one) => one.withdrawn_at || (one.effective_from && !(one.scheduled_for! > now)),
    )
    if (isTooLate) refuse('price.notWithdrawable')
    await db()
      .updateTable('ladder_versions')
      .set({ withdrawn_at: ctx.now, withdrawn_by: ctx.officer.id })
      .where('save_id', '=', SaveUUID)
      .execute()
    await notifyMaker('withdraw', versions, ctx)
    return recorded('price.withdraw', versions, ctx)
  })
}

/** The check of a second officer: the versions come into force now, or at their time where that is still to come. */
export function publishPrices({ SaveUUID }: { SaveUUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    const versions = await lockSave(SaveUUID)
    const eyes = await requireCheck(versions, ctx)
    await refuseReplaced(versions, ctx)
    await refuseFixed(SaveUUID)
    await db()
      .updateTable('ladder_versions')
      .set({
        checked_at: ctx.now,
        checked_by: ctx.officer.id,
        follows: sql<Date | null>`(select effective_from from ladder_in_force(product_id, ${ctx.now}))`,
      })
      .where('save_id', '=', SaveUUID)
      .execute()
    await notifyMaker('publish', versions, ctx)
    return recorded('price.publish', versions, ctx, { eyes })
  })
}

/** Sends a save that waits for its check back to who made it, with a reason. */
export function sendBackPrices(
  { SaveUUID, Reason }: { SaveUUID: string; Reason: string },
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const versions = await lockSave(SaveUUID)
    await requireCheck(versions, ctx)
    await db()
      .updateTable('ladder_versions')
      .set({ sent_back_at: ctx.now, sent_back_by: ctx.officer.id, sent_back_reason: Reason })
      .where('save_id', '=', SaveUUID)
      .execute()
    await notifyMaker('sendBack', versions, ctx, Reason)
    return recorded('price.sendBack', versions, ctx, { reason: Reason })
  })
}

type Versions = Awaited<ReturnType<typeof versionsOf>>

/** The versions of a save, whose products are held for the rest of the transaction. */
async function lockSave(saveId: string): Promise<Versions> {
  const found = await versionsOf(saveId)
  if (found.length === 0) refuse('price.saveNotFound')
  await lockProducts(found.map(({ product_id }) => product_id))
  return versionsOf(saveId)
}

function versionsOf(saveId: string) {
  return db().selectFrom('ladder_versions').selectAll().where('save_id', '=', saveId).execute()
}

function requireCheck(versions: Versions, ctx: OfficerContext): Promise<Eyes> {
  const isWaiting = versions.every(
    (one) => !one.withdrawn_at && !one.sent_back_at && one.effective_from === null,
  )
  if (!isWaiting) refuse('price.notWaiting')
  return requireSecond(saveMatter(versions), PURCHASING, ctx, () => refuse('price.ownSave'))
}

/** Prices that were set against others than those in force by now are looked at anew. */
async function refuseReplaced(versions: Versions, ctx: OfficerContext): Promise<void> {
  for (const { product_id, number, scheduled_for, created_at } of versions) {
    // What holds from a past day was set against the prices of that day.
    if (scheduled_for && scheduled_for < created_at) continue
    const newer = await db()
      .selectFrom('ladder_versions')
      .select('id')
      .where('product_id', '=', product_id)
      .where('number', '>', number)
      .where('effective_from', 'is not', null)
      .where('withdrawn_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (!newer) continue
    const present = calls.getPriceBoard.output.parse(await priceBoard(ctx.now))
    refuse('price.stale', await savedLast({ UUID: product_id }), { present })
  }
}

/** Prices of a past day that something was fixed by since they were saved. */
async function refuseFixed(saveId: string): Promise<void> {
  const [fixed] = await fixedBySave(saveId)
  if (fixed?.day) refuse('price.pastClosed', { date: fixed.day })
  if (fixed?.ticket) refuse('price.pastPriced', { ticket: fixed.ticket })
}

async function recorded(
  action: Entry['action'],
  versions: Versions,
  ctx: OfficerContext,
  { reason, eyes }: { reason?: string; eyes?: Eyes } = {},
) {
  const entries = versions.map(({ product_id, number }) => ({
    action,
    entity: 'product',
    id: product_id,
    after: { version: number, ...eyes },
    reason,
  }))
  await auditAll(ctx, entries)
  publishChange(
    'prices',
    versions.map(({ product_id }) => product_id),
  )
  return priceBoard(ctx.now)
}
