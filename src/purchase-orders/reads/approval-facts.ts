import { sql } from 'kysely'
import type { Officer } from '../../platform/call-context.ts'
import { idRows } from '../../platform/id-rows.ts'
import { statement } from '../../platform/statement.ts'
import { ACCOUNT_CHECK_DAYS, type ApprovalFacts, type Bar, whyBarred } from '../rules/approval.ts'
import { type OrderState, stateAllows, TRANSITIONS } from '../rules.ts'

let checksAccounts = true

/** Whether accounts that an approver made count; a mill may leave them out. */
export function setAccountCheck(isOn: boolean): void {
  checksAccounts = isOn
}

/** Why `officer` may not approve each of the orders; orders that they may approve are left out. */
export async function approvalBars(
  orderIds: readonly string[],
  officer: Officer,
): Promise<Map<string, Bar>> {
  const isSuperAdmin = officer.role === 0
  const rows = await readFacts({ orderIds, officerId: officer.id, isSuperAdmin, checksAccounts })
  return new Map(
    rows.flatMap(({ id, ...facts }) => {
      const bar = whyBarred(facts)
      return bar ? [[id, bar] as const] : []
    }),
  )
}

interface FactsInput {
  orderIds: readonly string[]
  officerId: string
  isSuperAdmin: boolean
  checksAccounts: boolean
}

const readFacts = statement(
  ({ orderIds, officerId, isSuperAdmin, checksAccounts }: FactsInput) => sql<
    ApprovalFacts & { id: string }
  >`
    with made_accounts as (
      select entity_id::uuid as officer_id
      from audit_entries
      where entity = 'officer' and action in ('officer.create', 'officer.password')
        and officer_id = ${officerId}::uuid and ${checksAccounts}::boolean
        and happened_at > now() - make_interval(days => ${sql.lit(ACCOUNT_CHECK_DAYS)})
    )
    select id,
      created_by = ${officerId}::uuid as created,
      submitted_by is not distinct from ${officerId}::uuid as submitted,
      exists (
        select from order_lines where order_id = purchase_orders.id and added_by = ${officerId}::uuid
      ) as "addedLines",
      coalesce(submitted_by in (select officer_id from made_accounts), false) as "madeAccount",
      ${isSuperAdmin}::boolean and not exists (
        select from active_officers
        where role = any(${sql.lit(`{${TRANSITIONS.approve.roles.join()}}`)}::int[])
          and active_officers.id <> ${officerId}::uuid
      ) as "isOnlyApprover"
    from purchase_orders
    where id in ${idRows(orderIds)}`,
)

interface Shown {
  UUID: string
  State: OrderState['state']
  StatePurchase: OrderState['purchaseState']
}

/** The orders with why `officer` may not approve them, where they wait for an approval that is this officer's work. */
export async function withApprovalBars<H extends Shown>(
  orders: readonly H[],
  officer: Officer,
): Promise<(H & { ApprovalBar?: Bar })[]> {
  const waiting = orders.filter(({ State, StatePurchase }) =>
    stateAllows('approve', { state: State, purchaseState: StatePurchase }),
  )
  if (waiting.length === 0 || !TRANSITIONS.approve.roles.includes(officer.role)) return [...orders]
  const bars = await approvalBars(
    waiting.map(({ UUID }) => UUID),
    officer,
  )
  return orders.map((order) => ({ ...order, ApprovalBar: bars.get(order.UUID) }))
}
