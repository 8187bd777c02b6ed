import { sql } from 'kysely'
import type { Eyes } from '../../identity/writes/second-officer.ts'
import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { statement } from '../../platform/statement.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import { type Action, TRANSITIONS } from '../rules/steps.ts'
import type { LockedOrder } from './lock-order.ts'
import { notifyOfStep } from './notify-step.ts'
import { TOTALS, totalsOf } from './totals.ts'

export interface Step {
  reason?: string | null
  /** Details for the audit entry, beside the states. */
  details?: object
  /** Of a step that takes a second officer. */
  eyes?: Eyes
  /** As `details`, of what the step changes. */
  former?: object
  /** Other columns of the order to set. */
  set?: { submitted_by?: string; deleted_at?: Date }
  /** The state that the order goes to, of an action that the table names none for. */
  to?: string
  /** Of receiving a line: the day. */
  receiptDay?: string
  /** Whether the order goes to the next state; receiving a line completes the step only with the last line. */
  completes?: boolean
}

/** Who submitted it is missing where nobody can have done so yet. */
type StepOrder = Pick<LockedOrder, 'id' | 'state' | 'purchase_state'> &
  Partial<Pick<LockedOrder, 'submitted_by'>>

/** Takes `action` on a locked order: writes its next state and totals, the step and the audit entry, and publishes the change. */
export async function takeStep(
  action: Action,
  order: StepOrder,
  ctx: OfficerContext,
  { reason, details, eyes, former, set, to: back, receiptDay, completes = true }: Step = {},
): Promise<void> {
  const { id } = order
  const { to = back ?? order.state, toPurchase = order.purchase_state } = completes
    ? TRANSITIONS[action]
    : {}
  const now = { state: to, purchase_state: toPurchase }
  const before = { State: order.state, StatePurchase: order.purchase_state, ...former }
  const after = { State: now.state, StatePurchase: now.purchase_state, ...details, ...eyes }
  publishChange('orders', [id])
  await Promise.all([
    receiptDay
      ? countReceipt({ ...now, id, day: receiptDay })
      : action === 'undoReceive'
        ? recountReceipts({ ...now, id })
        : updateOrder({ ...now, id, submitted_by: null, deleted_at: null, ...set }),
    insertStep({
      ...now,
      id,
      action,
      at: ctx.now,
      by: ctx.officer.id,
      reason: reason ?? null,
      isAlone: eyes?.Alone ?? false,
    }),
    audit(ctx, { action: `po.${action}`, entity: 'order', id, before, after, reason }),
    notifyOfStep(
      { action, order, next: now, isDeleted: Boolean(set?.deleted_at), reason: reason ?? null },
      ctx,
    ),
  ])
}

interface NextState {
  id: string
  state: string
  purchase_state: string | null
}

interface UpdatedOrder extends NextState {
  submitted_by: string | null
  deleted_at: Date | null
}

/** Writes the state, what else is set, and the totals that an order has in that state. */
const updateOrder = statement((next: UpdatedOrder) =>
  db()
    .updateTable('purchase_orders')
    .set({
      ...stateOf(next),
      submitted_by: sql`coalesce(${next.submitted_by}, submitted_by)`,
      deleted_at: sql`coalesce(${next.deleted_at}, deleted_at)`,
    })
    .set(TOTALS, totalsOf(next))
    .where('id', '=', next.id),
)

/** As `updateOrder` for a receipt, which changes no other total. */
const countReceipt = statement((next: NextState & { day: string }) =>
  db()
    .updateTable('purchase_orders')
    .set({
      ...stateOf(next),
      received_count: sql<number>`received_count + 1`,
      last_receipt_day: sql<string>`greatest(last_receipt_day, ${next.day})`,
    })
    .where('id', '=', next.id),
)

/** As `updateOrder` for the end of a receipt. */
const recountReceipts = statement((next: NextState) =>
  db()
    .updateTable('purchase_orders')
    .set(stateOf(next))
    .set(
      sql`(received_count, last_receipt_day)`,
      sql`(
        select count(*), max(receipt_day)
        from receipts join order_lines on order_lines.id = line_id where order_id = ${next.id}
      )`,
    )
    .where('id', '=', next.id),
)

function stateOf({ state, purchase_state }: NextState) {
  return { state, purchase_state, version: NEXT_VERSION }
}

interface TakenStep extends NextState {
  action: Action | 'create'
  at: Date
  by: string
  reason: string | null
  isAlone: boolean
}

/** Writes a step of an order down, its creation too. */
export const insertStep = statement((step: TakenStep) =>
  db().insertInto('order_steps').values({
    order_id: step.id,
    action: step.action,
    state: step.state,
    purchase_state: step.purchase_state,
    taken_at: step.at,
    taken_by: step.by,
    reason: step.reason,
    is_alone: step.isAlone,
  }),
)
