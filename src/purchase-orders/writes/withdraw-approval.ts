import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder, type OrderVersion } from './lock-order.ts'
import { takeStep } from './take-step.ts'

/** Undoes an approval by who gave it, as long as the order is as they left it: it waits to be approved again. */
export function withdrawApproval(seen: OrderVersion, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('withdrawApproval', seen)
    const [approval] = await readApproval({ orderId: order.id })
    if (approval?.officer_id !== ctx.officer.id) {
      refuse('po.approvalOfAnother', { po: order.number, officer: approval?.full_name ?? '–' })
    }
    await takeStep('withdrawApproval', order, ctx)
    return headerOf(order.id)
  })
}

const readApproval = statement(({ orderId }: { orderId: string }) =>
  db()
    .selectFrom('order_steps')
    .innerJoin('officers', 'officers.id', 'order_steps.taken_by')
    .select(['officers.id as officer_id', 'full_name'])
    .where('order_id', '=', orderId)
    .where('action', '=', 'approve')
    .orderBy('order_steps.id', 'desc')
    .limit(1),
)
