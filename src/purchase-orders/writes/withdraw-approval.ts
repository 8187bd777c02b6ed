import { sql } from 'kysely'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder, type OrderVersion } from './lock-order.ts'
import { takeStep } from './take-step.ts'

/** Undoes an approval by who gave it, as long as the order is as they left it: it waits again in the state that it had. */
export function withdrawApproval(seen: OrderVersion, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('withdrawApproval', seen)
    const [approval] = await readApproval({ orderId: order.id })
    if (approval?.officer_id !== ctx.officer.id) {
      refuse('po.approvalOfAnother', { po: order.number, officer: approval?.full_name ?? '–' })
    }
    await takeStep('withdrawApproval', order, ctx, { to: approval.former_state ?? order.state })
    return headerOf(order.id)
  })
}

const readApproval = statement(({ orderId }: { orderId: string }) =>
  db()
    .selectFrom('order_steps')
    .innerJoin('officers', 'officers.id', 'order_steps.taken_by')
    .select((eb) => [
      'officers.id as officer_id',
      'full_name',
      eb
        .selectFrom('order_steps as former')
        .select('former.state')
        .whereRef('former.order_id', '=', 'order_steps.order_id')
        .whereRef('former.id', '<', 'order_steps.id')
        .orderBy('former.id', 'desc')
        .limit(sql.lit(1))
        .as('former_state'),
    ])
    .where('order_steps.order_id', '=', orderId)
    .where('order_steps.action', '=', 'approve')
    .orderBy('order_steps.id', 'desc')
    .limit(1),
)
