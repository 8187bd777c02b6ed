import { sql } from 'kysely'
import { auditAll } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { statement } from '../../platform/statement.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import { dueOrders } from '../reads/due-orders.ts'
import { TRANSITIONS, type Update } from '../rules/steps.ts'

/** The bulk "update status": takes every order further that is due; returns how many, each by its last step, and which. */
export function updateStatus(ctx: OfficerContext) {
  return transaction(async () => {
    const review = await advance('review', ctx)
    const acknowledge = await advance('acknowledge', ctx)
    const finalize = await advance('finalize', ctx)
    const ids = [...new Set([...review, ...acknowledge, ...finalize])]
    return {
      review: review.length,
      acknowledge: ids.length - review.length - finalize.length,
      finalize: finalize.length,
      Orders: await readVersions({ ids }),
    }
  })
}

const readVersions = statement(({ ids }: { ids: readonly string[] }) =>
  db()
    .selectFrom('purchase_orders')
    .select(['id as POHeaderUUID', 'version as Version'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('number'),
)

/** Returns the ids of the orders that it took further. */
async function advance(action: Update, ctx: OfficerContext): Promise<string[]> {
  const due = await lockDue(action, ctx.now)
  if (due.length === 0) return []
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
  return ids
}

/**
 * Locks the due orders in the order of their ids, so that two updates at once do not deadlock. What was written beside an
 * order while its lock was awaited, as a changed payee, only a later statement sees: they are asked once more.
 */
async function lockDue(action: Update, now: Date) {
  const due = dueOrders(action, now).select(['id', 'state', 'purchase_state']).orderBy('id')
  const locked = (await due.forUpdate().execute()).map(({ id }) => id)
  return due.where('id', '=', sql<string>`any(${locked}::uuid[])`).execute()
}

function entry(
  action: Update,
  order: { id: string; state: string; purchase_state: string | null },
  to: string,
) {
  const { id, state: State, purchase_state: StatePurchase } = order
  const before = { State, StatePurchase }
  return { action: `po.${action}`, entity: 'order', id, before, after: { ...before, State: to } }
}
