import { sql } from 'kysely'
import { standingOf } from '../../identity/reads/second-officer.ts'
import type { Standing } from '../../identity/rules/independence.ts'
import type { Officer } from '../../platform/call-context.ts'
import { idRows } from '../../platform/id-rows.ts'
import { statement } from '../../platform/statement.ts'
import { approvalMatter, type Blocker, blockerOf, type OrderParts } from '../rules/approval.ts'
import { type StateOnWire, stateOf } from '../rules/states.ts'
import { stateAllows, TRANSITIONS } from '../rules/steps.ts'

interface ToApprove {
  standing: Standing
  /** Why the officer may not approve it; undefined where they may. */
  blocker?: Blocker
}

/** How `officer` stands to the approval of each of the orders. */
export async function approvalStandings(
  orderIds: readonly string[],
  officer: Officer,
): Promise<Map<string, ToApprove>> {
  const standingTo = await standingOf(officer, TRANSITIONS.approve.roles)
  const rows = await readParts({ orderIds })
  return new Map(
    rows.map(({ id, ...parts }) => {
      const standing = standingTo(approvalMatter(parts))
      const isBlocked = standing === 'own' || standing === 'dependent'
      return [id, { standing, ...(isBlocked && { blocker: blockerOf(parts, officer.id) }) }]
    }),
  )
}

const readParts = statement(
  ({ orderIds }: { orderIds: readonly string[] }) => sql<OrderParts & { id: string }>`
    select id, created_by as created, submitted_by as submitted,
      array(select distinct added_by from order_lines where order_id = purchase_orders.id) as "addedLines",
      array(
        select taken_by from order_steps where order_id = purchase_orders.id and taken_by is not null
        union select graded_by from lines_in_force join gradings_in_force using (ticket_id)
        where order_id = purchase_orders.id
        union select valued_by from lines_in_force join valuations_in_force using (ticket_id)
        where order_id = purchase_orders.id
      ) as others
    from purchase_orders
    where id in ${idRows(orderIds)}`,
)

interface Shown extends StateOnWire {
  UUID: string
}

interface Approvable {
  ApprovalBar?: Blocker
  ApprovesAlone?: boolean
}

/**
 * The orders with why `officer` may not approve them, or that they would do it alone, where they wait for an approval
 * that is this officer's work.
 */
export async function withApprovalBlockers<H extends Shown>(
  orders: readonly H[],
  officer: Officer,
): Promise<(H & Approvable)[]> {
  const waiting = orders.filter((order) => stateAllows('approve', stateOf(order)))
  if (waiting.length === 0 || !TRANSITIONS.approve.roles.includes(officer.role)) return [...orders]
  const standings = await approvalStandings(
    waiting.map(({ UUID }) => UUID),
    officer,
  )
  return orders.map((order) => {
    const { standing, blocker } = standings.get(order.UUID) ?? {}
    return { ...order, ApprovalBar: blocker, ApprovesAlone: standing === 'alone' || undefined }
  })
}
