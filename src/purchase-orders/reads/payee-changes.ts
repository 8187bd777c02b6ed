import { type RawBuilder, sql } from 'kysely'
import { latestChange } from '../../vendors/reads/account-confirm.ts'

/**
 * When and by whom the account that the order `po` is paid to was changed last: that of its payable once it is set up, else
 * that of its seller; as long as no other officer has confirmed it and the mill tells of it, `days` long.
 */
export function payeeChange(
  po: { id: RawBuilder<unknown>; customer: RawBuilder<unknown> },
  days: number,
) {
  const changes = sql`
    select id, changed_at, changed_by from unconfirmed_payees where order_id = ${po.id}
    union all
    select id, changed_at, changed_by from unconfirmed_accounts
    where customer_id = ${po.customer} and not exists (select from payables where order_id = ${po.id})`
  return latestChange(changes, days)
}

/** Whether the payee of that order was changed in the last `days` until `now`, and no other officer has confirmed it. */
export function isPayeeUnconfirmed(orderId: RawBuilder<unknown>, days: number, now: Date) {
  return sql<boolean>`exists (
    select from unconfirmed_payees
    where order_id = ${orderId} and changed_at > ${now}::timestamptz - make_interval(days => ${days}::int)
  )`
}
