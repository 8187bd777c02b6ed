import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { auditAll } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import { type Action, badge, FINALIZE_AFTER_DAYS, TRANSITIONS } from '../rules.ts'

const DAY_MS = 24 * 3600_000
const SOME_RECEIVED = sql<SqlBool>`exists (
  select from order_lines join receipts on receipts.line_id = order_lines.id
  where order_lines.order_id = purchase_orders.id
)`

let finalizeAfterDays = FINALIZE_AFTER_DAYS

/** Sets, once at start-up, after how many days an invoiced order is finalized. */
export function setFinalizeAfterDays(days: number): void {
  finalizeAfterDays = days
}

/** The bulk "update status": takes every order a step further that is due; returns how many, by transition. */
export function updateStatus(ctx: OfficerContext) {
  return transaction(async () => ({
    review: await advance('review', sql`true`, ctx),
    acknowledge: await advance('acknowledge', SOME_RECEIVED, ctx),
    finalize: await advance('finalize', invoicedBefore(ctx.now), ctx),
  }))
}

function invoicedBefore(now: Date): RawBuilder<SqlBool> {
  const limit = new Date(now.getTime() - finalizeAfterDays * DAY_MS)
  return sql<SqlBool>`exists (
    select from payables where payables.order_id = purchase_orders.id and set_up_at <= ${limit}
  )`
}

async function advance(
  action: Action,
  isDue: RawBuilder<SqlBool>,
  ctx: OfficerContext,
): Promise<number> {
  const due = await lockDue(action, isDue)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const state = TRANSITIONS[action].to!
  await db()
    .updateTable('purchase_orders')
    .set({ state, version: NEXT_VERSION })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const step = { action, state, taken_at: ctx.now, taken_by: ctx.officer.id }
  const steps = due.map(({ id, purchase_state }) => ({ ...step, order_id: id, purchase_state }))
  await insertMany('order_steps', steps)
  await auditAll(
    ctx,
    due.map((order) => entry(action, order, state)),
  )
  publishChange('orders', ids)
  return due.length
}

/** Locks the due orders in the order of their ids, so that two updates at once do not deadlock. */
function lockDue(action: Action, isDue: RawBuilder<SqlBool>) {
  const { from, whilePurchase } = TRANSITIONS[action]
  const badges = from.flatMap((state) =>
    whilePurchase.map((purchaseState) => badge({ state, purchaseState })),
  )
  return db()
    .selectFrom('existing_orders as purchase_orders')
    .select(['id', 'state', 'purchase_state'])
    .where('badge', 'in', badges)
    .where('state', 'in', [...from])
    .where(isDue)
    .orderBy('id')
    .forUpdate()
    .execute()
}

function entry(
  action: Action,
  order: { id: string; state: string; purchase_state: string | null },
  to: string,
) {
  const { id, state: State, purchase_state: StatePurchase } = order
  const before = { State, StatePurchase }
  return { action: `po.${action}`, entity: 'order', id, before, after: { ...before, State: to } }
}
