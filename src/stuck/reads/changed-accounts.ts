import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import { tellDays } from '../../vendors/reads/account-confirm.ts'
import { isStuck } from '../rules.ts'
import { rowOf, type StuckRow } from './row.ts'

interface ChangedAccount {
  /** The order whose payee it is; null of a seller's account. */
  order_id: string | null
  order_number: string | null
  customer_id: number
  avl: string
  vendor_code: string
  vendor_name: string
  total_paid: string | null
  since: Date
  officer: string
}

/** Accounts of sellers and payees of payables that one officer changed, and that nobody else has confirmed for too long. */
export async function stuckAccounts(now: Date): Promise<StuckRow[]> {
  const changed = await changedAccounts({ days: tellDays(), now })
  return changed
    .filter(({ since }) => isStuck('accountUnconfirmed', since, now))
    .map((account) =>
      rowOf('accountUnconfirmed', account.order_id ?? account.customer_id, {
        POHeaderUUID: account.order_id,
        Subject: account.order_number ?? account.avl,
        VendorCode: account.vendor_code,
        VendorName: account.vendor_name,
        AVL: account.avl,
        Details: { officer: account.officer },
        TotalAmount: account.total_paid,
        Since: account.since,
        WayOut: account.order_id ? 'checkPayee' : 'checkAccount',
      }),
    )
}

/** Of each account the changes that are told, as one: since the first of them, by who made the last. */
const changedAccounts = statement(
  ({ days, now }: { days: number; now: Date }) => sql<ChangedAccount>`
    with change as (
      select id, null::uuid as order_id, customer_id, changed_at, changed_by from unconfirmed_accounts
      union all
      select change.id, order_id, customer_id, changed_at, changed_by
      from unconfirmed_payees change join existing_orders purchase_order on purchase_order.id = order_id
      where badge = 'IV'
    ), told as (
      select order_id, customer_id, min(changed_at) as since,
        (array_agg(changed_by order by id desc))[1] as changed_by
      from change where changed_at > ${now}::timestamptz - make_interval(days => ${days}::int)
      group by order_id, customer_id
    )
    select order_id, purchase_order.number as order_number, told.customer_id, customers.code as avl, since,
      coalesce(vendor_account_number, vendors.account_number, customers.code) as vendor_code,
      coalesce(vendor_name, vendors.name, customers.name) as vendor_name,
      paid as total_paid, coalesce(full_name, '') as officer
    from told
      join customers on customers.id = told.customer_id
      left join links_in_force link on link.customer_id = told.customer_id
      left join vendors on vendors.id = link.vendor_id
      left join existing_orders purchase_order on purchase_order.id = order_id
      left join payables using (order_id)
      left join officers on officers.id = told.changed_by
    order by since limit 5000`,
)
