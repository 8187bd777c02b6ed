import { stepsLeft } from '../../moving-in/reads/steps.ts'
import { ALL_MENU_COUNTS, MENU_COUNTS, type MenuCount } from '../../notices/rules/waiting.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { mayCall } from '../../platform/roles.ts'
import { countToOrder } from '../../purchase-orders/reads/to-order/tickets.ts'
import { waitingWork } from '../../purchase-orders/reads/waiting.ts'
import { workIn } from '../../purchase-orders/rules/states.ts'
import { stuckRows } from './stuck.ts'

/** How much waits on the screens of the officer's menu; null where the officer's role has no such work. */
export async function countsFor({ officer, now }: OfficerContext) {
  const isTold = (name: MenuCount) => mayCall(MENU_COUNTS[name].roles, officer.role)
  const [waiting, toOrder, stuck, movingIn] = await Promise.all([
    waitingWork(),
    isTold('ToOrder') ? countToOrder() : undefined,
    isTold('Stuck') ? stuckRows(officer, now) : undefined,
    isTold('MovingIn') ? stepsLeft(now) : undefined,
  ])
  const elsewhere: Partial<Record<MenuCount, number | undefined>> = {
    MovingIn: movingIn,
    Stuck: stuck?.length,
    ToOrder: toOrder?.customers,
  }
  const counts = ALL_MENU_COUNTS.map(([name, { work }]) => {
    const ofItem = waiting.filter(({ of }) => work?.some((kind) => kind === workIn(of)))
    const n = work ? ofItem.reduce((sum, { found }) => sum + found, 0) : elsewhere[name]
    return [name, isTold(name) ? (n ?? null) : null]
  })
  return Object.fromEntries(counts) as Record<MenuCount, number | null>
}
