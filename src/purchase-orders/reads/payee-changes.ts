import { type RawBuilder, sql } from 'kysely'
import type { Matter } from '../../identity/rules/independence.ts'
import type { Officer } from '../../platform/call-context.ts'
import { idRows } from '../../platform/id-rows.ts'
import { statement } from '../../platform/statement.ts'
import { withChecks } from '../../vendors/reads/account-check.ts'
import { latestChange } from '../../vendors/reads/account-confirm.ts'
import { TRANSITIONS } from '../rules/steps.ts'

interface Po {
  id: RawBuilder<unknown>
  customer: RawBuilder<unknown>
}

/**
 * When and by whom the account that the order `po` is paid to was changed last: that of its payable once it is set up, else
 * that of its seller; as long as no other officer has confirmed it and the mill tells of it, `days` long.
 */
export function payeeChange(po: Po, days: number) {
  return latestChange(changesOf(po), days)
}

function changesOf({ id, customer }: Po) {
  return sql`
    select id, changed_at, changed_by from unconfirmed_payees where order_id = ${id}
    union all
    select id, changed_at, changed_by from unconfirmed_accounts
    where customer_id = ${customer} and not exists (select from payables where order_id = ${id})`
}

/** Who changed where each of the orders is paid to, which nobody else has confirmed, and who takes part in the order. */
export async function payeeMatters(orderIds: readonly string[]): Promise<Map<string, Matter>> {
  const rows = await readMatters({ orderIds })
  return new Map(rows.map(({ id, ...matter }) => [id, matter]))
}

const readMatters = statement(
  ({ orderIds }: { orderIds: readonly string[] }) => sql<Matter & { id: string }>`select * from (
      select po.id,
        array(select changed_by from (${changesOf({ id: sql`po.id`, customer: sql`po.customer_id` })}) change
          where changed_by is not null) as first,
        array(select taken_by from order_steps where order_id = po.id and taken_by is not null) as others
      from purchase_orders po where po.id in ${idRows(orderIds)}
    ) part where first <> '{}'`,
)

/** The payables, those with a payee to check with how the officer stands to checking it, where they may at all. */
export function withPayeeChecks<P extends { UUID: string; AccountChangedAt: Date | null }>(
  payables: readonly P[],
  officer: Officer,
) {
  const { roles } = TRANSITIONS.confirmPayee
  const idOf = ({ UUID }: P) => UUID
  return withChecks(payables, officer, { roles, idOf, mattersOf: payeeMatters })
}

/** Whether the payee of that order was changed in the last `days` until `now`, and no other officer has confirmed it. */
export function isPayeeUnconfirmed(orderId: RawBuilder<unknown>, days: number, now: Date) {
  return sql<boolean>`exists (
    select from unconfirmed_payees
    where order_id = ${orderId} and changed_at > ${now}::timestamptz - make_interval(days => ${days}::int)
  )`
}

/** The same of a ticket: of its payable once that is set up, else of the account of its customer. */
export function isTicketPayeeUnconfirmed(
  { ticketId, orderId }: Record<'ticketId' | 'orderId', RawBuilder<unknown>>,
  days: number,
  now: Date,
) {
  return sql<boolean>`(${isPayeeUnconfirmed(orderId, days, now)} or exists (
    select from weigh_tickets ticket join unconfirmed_accounts account using (customer_id)
    where ticket.id = ${ticketId}
      and changed_at > ${now}::timestamptz - make_interval(days => ${days}::int)
      and not exists (select from payables where order_id = ${orderId})
  ))`
}
