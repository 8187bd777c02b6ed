import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { NEXT_VERSION, sameVersion } from '../../platform/version.ts'
import type { PurchaseOrder } from '../reads/headers.ts'
import { type Action, type State, TRANSITIONS } from '../rules.ts'
import { refuseStep } from './refuse-step.ts'
import { keepTotals, NO_TOTALS } from './totals.ts'

/** The order that an officer means, and the version that they saw. */
export interface Wanted {
  POHeaderUUID: string
  Version?: number | null
}

/**
 * Holds the order for `action` until the transaction ends, if its state and version allow it; answers it as it
 * stood. Refuses with the sentence of the action, or `sys.stale` with the present order.
 */
export async function lockOrder(
  action: Action,
  { POHeaderUUID, Version }: Wanted,
): Promise<PurchaseOrder> {
  const { from, whilePurchase } = TRANSITIONS[action]
  const held = await lockWhere(POHeaderUUID, from, whilePurchase, Version)
  return held ?? refuseStep(action, POHeaderUUID)
}

/** As `lockOrder`, in the states that are named; nothing when the order is in another, or newer than `version`. */
export function lockWhere(
  orderId: string,
  states: readonly State[],
  purchaseStates: readonly (string | null)[] = [null],
  version?: number | null,
): Promise<PurchaseOrder | undefined> {
  return db()
    .updateTable('existing_orders')
    .set({ version: NEXT_VERSION })
    .where('id', '=', orderId)
    .where('state', 'in', [...states])
    .where(
      sql`coalesce(purchase_state, '')`,
      'in',
      purchaseStates.map((state) => state ?? ''),
    )
    .where(sameVersion(version))
    .returningAll()
    .executeTakeFirst()
}

export interface Step {
  reason?: string | null
  /** What the audit trail tells besides the states. */
  details?: object
  /** What else of the order changes with it. */
  set?: { submitted_by?: string; deleted_at?: Date }
  /** Whether it brings the order to the action's next state; receiving a line does so only with the last. */
  arrives?: boolean
}

/** Takes `action` on an order that is held: its next state and totals, the step, the audit row, the change event. */
export async function takeStep(
  action: Action,
  order: PurchaseOrder,
  ctx: OfficerContext,
  { reason, details, set, arrives = true }: Step = {},
): Promise<void> {
  const { to, toPurchase } = arrives ? TRANSITIONS[action] : {}
  const now = {
    state: to ?? order.state,
    purchase_state: toPurchase ?? order.purchase_state,
  }
  const { id } = order
  await db()
    .updateTable('purchase_orders')
    .set({ ...now, ...set, ...NO_TOTALS })
    .where('id', '=', id)
    .execute()
  await keepTotals([id])
  await db()
    .insertInto('order_steps')
    .values({ ...now, order_id: id, action, taken_at: ctx.now, taken_by: ctx.officer.id, reason })
    .execute()
  const before = { State: order.state, StatePurchase: order.purchase_state }
  const after = { State: now.state, StatePurchase: now.purchase_state, ...details }
  await audit(ctx, { action: `po.${action}`, entity: 'order', id, before, after, reason })
  publishChange('orders', [id])
}
