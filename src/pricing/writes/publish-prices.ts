import { sql, type UpdateObject } from 'kysely'
import { type Eyes, requireSecond } from '../../identity/writes/second-officer.ts'
import { auditAll } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { PURCHASING } from '../../platform/roles.ts'
import type { Tables } from '../../platform/tables.ts'
import { calls } from '../contract/board.ts'
import { priceBoard } from '../reads/board.ts'
import { fixedBySave } from '../reads/past-prices.ts'
import { saveMatter } from '../rules/save-states.ts'
import { notifyMaker, type Outcome } from './notify-of-prices.ts'
import { lockProducts, savedLast } from './save-board.ts'

/** Takes back every version of a save, until the first of them came into force. */
export function withdrawPrices({ SaveUUID }: { SaveUUID: string }, ctx: OfficerContext) {
  return endWait('withdraw', SaveUUID, ctx, async (versions) => {
    // Whoever waited for the lock may have been overtaken by the time of the prices.
    const now = new Date(Math.max(ctx.now.getTime(), Date.now()))
    const isTooLate = versions.some(
      (one) => one.withdrawn_at || (one.effective_from && !(one.scheduled_for! > now)),
    )
    if (isTooLate) refuse('price.notWithdrawable')
    return { columns: { withdrawn_at: ctx.now, withdrawn_by: ctx.officer.id } }
  })
}

/** The check of a second officer: the versions come into force now, or at their time where that is still to come. */
export function publishPrices({ SaveUUID }: { SaveUUID: string }, ctx: OfficerContext) {
  return endWait('publish', SaveUUID, ctx, async (versions) => {
    const eyes = await requireCheck(versions, ctx)
    await refuseReplaced(versions, ctx)
    await refuseFixed(SaveUUID)
    const follows = sql<Date | null>`(
      select effective_from from ladder_in_force(product_id, ${ctx.now}))`
    return { columns: { checked_at: ctx.now, checked_by: ctx.officer.id, follows }, eyes }
  })
}

/** Sends a save that waits for its check back to who made it, with a reason. */
export function sendBackPrices(
  { SaveUUID, Reason: reason }: { SaveUUID: string; Reason: string },
  ctx: OfficerContext,
) {
  return endWait('sendBack', SaveUUID, ctx, async (versions) => {
    await requireCheck(versions, ctx)
    const by = { sent_back_at: ctx.now, sent_back_by: ctx.officer.id }
    return { columns: { ...by, sent_back_reason: reason }, reason }
  })
}

interface End {
  /** What its versions say from then on. */
  columns: UpdateObject<Tables, 'ladder_versions'>
  reason?: string
  eyes?: Eyes
}

/**
 * Ends the wait of a save by what `check` gives for its versions, whose products are held for the rest of the transaction:
 * its maker is notified and the audit trail tells it. Refuses `price.saveNotFound`; gives the board.
 */
function endWait(
  outcome: Outcome,
  saveId: string,
  ctx: OfficerContext,
  check: (versions: Versions) => Promise<End>,
) {
  return transaction(async () => {
    const found = await versionsOf(saveId)
    if (found.length === 0) refuse('price.saveNotFound')
    const productIds = found.map(({ product_id }) => product_id)
    await lockProducts(productIds)
    const versions = await versionsOf(saveId)
    const { columns, reason, eyes } = await check(versions)
    await db().updateTable('ladder_versions').set(columns).where('save_id', '=', saveId).execute()
    await notifyMaker(outcome, versions, ctx, reason)
    const entries = versions.map(({ product_id, number }) => ({
      action: `price.${outcome}`,
      entity: 'product',
      id: product_id,
      after: { version: number, ...eyes },
      reason,
    }))
    await auditAll(ctx, entries)
    publishChange('prices', productIds)
    return priceBoard(ctx.now)
  })
}

type Versions = Awaited<ReturnType<typeof versionsOf>>

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

/** How often `publishEffects` is done. */
export const PUBLISH_EFFECTS_MS = 15_000

/**
 * Publishes the products whose scheduled prices began in the last two periods: where a run is missed, the next one makes up
 * for it. What is in force does not depend on it: a screen that missed it shows the old prices until it reads again.
 */
export async function publishEffects(now: Date): Promise<void> {
  const begun = await db()
    .selectFrom('ladder_versions')
    .select('product_id')
    .distinct()
    .where('scheduled_for', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('effective_from', '<=', now)
    .where('effective_from', '>', new Date(now.getTime() - 2 * PUBLISH_EFFECTS_MS))
    .execute()
  publishChange(
    'prices',
    begun.map(({ product_id }) => product_id),
  )
}
