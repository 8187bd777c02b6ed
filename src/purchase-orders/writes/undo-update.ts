import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { headerOf } from '../reads/headers.ts'
import { UNDO_UPDATE_MS, UPDATES } from '../rules.ts'
import { lockOrder, type OrderVersion } from './lock-order.ts'
import { takeStep } from './take-step.ts'

/** The most steps of one update, and the one before. */
const STEPS = UPDATES.length + 1

/** Takes back what a press of "update status" did to an order, by who pressed, for a minute, while nobody touched it since. */
export function undoUpdate(seen: OrderVersion, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('undoUpdate', seen)
    const steps = await readSteps({ orderId: order.id })
    const [last] = steps
    if (!last || !isUpdate(last) || last.officer_id !== ctx.officer.id) {
      refuse('po.updateOfAnother', { po: order.number, officer: last?.full_name ?? '–' })
    }
    if (ctx.now.getTime() - last.taken_at.getTime() > UNDO_UPDATE_MS) {
      refuse('po.updateTooLate', { po: order.number })
    }
    const ofOnePress = (step: Step) => isUpdate(step) && +step.taken_at === +last.taken_at
    const before = steps.find((step) => !ofOnePress(step))
    await takeStep('undoUpdate', order, ctx, { to: before?.state ?? order.state })
    return headerOf(order.id)
  })
}

type Step = Awaited<ReturnType<typeof readSteps>>[number]

function isUpdate({ action }: Step): boolean {
  return (UPDATES as readonly string[]).includes(action)
}

/** The last steps of an order, the newest first. */
const readSteps = statement(({ orderId }: { orderId: string }) =>
  db()
    .selectFrom('order_steps')
    .leftJoin('officers', 'officers.id', 'order_steps.taken_by')
    .select(['action', 'state', 'taken_at', 'officers.id as officer_id', 'full_name'])
    .where('order_id', '=', orderId)
    .orderBy('order_steps.id', 'desc')
    .limit(STEPS),
)
