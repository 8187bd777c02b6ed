import { sql } from 'kysely'
import type { StuckKind } from '../../notices/rules/waiting.ts'
import { statement } from '../../platform/statement.ts'
import { badgesOf } from '../../purchase-orders/rules/states.ts'
import { startsOf } from '../../purchase-orders/rules/steps.ts'
import { tellDays } from '../../vendors/reads/account-confirm.ts'
import { isStuck } from '../rules.ts'
import { rowOf, type StuckRow } from './row.ts'

/**
 * What one query finds: orders that wait too long to be decided on or for their payable, accounts that one officer changed
 * and nobody else has confirmed, and what scales propose: other weights, and other names of customers.
 */
export async function stuckRecords(now: Date): Promise<StuckRow[]> {
  const found = await readRecords({ days: tellDays(), now })
  return found
    .filter(({ Kind, Since }) => isStuck(Kind, Since, now))
    .map(({ Kind, record, ...row }) => rowOf(Kind, record, row))
}

type Found = Omit<StuckRow, 'ID' | 'Desk'> & { Kind: StuckKind; record: string }

const RECEIVED = sql.lit(`{${badgesOf('received')}}`)
const LATE = sql.lit(`{${[...badgesOf('submitted'), ...badgesOf('received')]}}`)
/** While a payable may be paid to another. */
const PAYABLE = sql.lit(`{${startsOf('confirmPayee').purchaseStates}}`)

/**
 * The badges are written out: most orders are finished, and an index of badges finds the others. Of each account the
 * changes that are told are one: since the first of them, by who made the last.
 */
const readRecords = statement(
  ({ days, now }: { days: number; now: Date }) => sql<Found>`
    with change as (
      select id, null::uuid as order_id, customer_id, changed_at, changed_by from unconfirmed_accounts
      union all
      select change.id, order_id, customer_id, changed_at, changed_by
      from unconfirmed_payees change join existing_orders purchase_order on purchase_order.id = order_id
      where badge = any(${PAYABLE})
    ), told as (
      select order_id, customer_id, min(changed_at) as since,
        (array_agg(changed_by order by id desc))[1] as changed_by
      from change where changed_at > ${now}::timestamptz - make_interval(days => ${days}::int)
      group by order_id, customer_id
    )
    (select case when badge = any(${RECEIVED}) then 'received' else 'submitted' end as "Kind", purchase_order.id::text as record,
      number as "Subject", null::bigint as "SSWeightID", purchase_order.id as "POHeaderUUID",
      vendor_account_number as "VendorCode", vendor_name as "VendorName", null as "AVL",
      case when badge = any(${RECEIVED}) then json_build_object('day', (taken_at at time zone interval '7 hours')::date)
        else json_build_object('officer', coalesce(full_name, ''), 'n', line_count) end as "Details",
      total_weight_kg as "WeightNet", total_amount as "TotalAmount", taken_at as "Since",
      case when badge <> all(${RECEIVED}) then 'approve' when bank_account > '' then 'invoice' else 'addAccount' end as "WayOut"
    from existing_orders purchase_order
      join customers on customers.id = customer_id
      cross join lateral (
        select taken_at, taken_by from order_steps
        where order_id = purchase_order.id
          and action = any (case when badge = any(${RECEIVED}) then array['receive', 'release'] else array['submit'] end)
        order by id desc limit 1
      ) step
      left join officers on officers.id = taken_by
    where badge = any(${LATE})
    order by taken_at limit 5000)
    union all
    (select 'accountUnconfirmed', coalesce(order_id::text, told.customer_id::text),
      coalesce(purchase_order.number, customers.code), null, order_id,
      coalesce(vendor_account_number, vendors.account_number, customers.code),
      coalesce(vendor_name, vendors.name, customers.name), customers.code,
      json_build_object('officer', coalesce(full_name, '')), null, paid, since,
      case when order_id is null then 'checkAccount' else 'checkPayee' end
    from told
      join customers on customers.id = told.customer_id
      left join links_in_force link on link.customer_id = told.customer_id
      left join vendors on vendors.id = link.vendor_id
      left join existing_orders purchase_order on purchase_order.id = order_id
      left join payables using (order_id)
      left join officers on officers.id = told.changed_by
    order by since limit 5000)
    union all
    (select 'correction', proposal.id::text, ticket_name, ticket.id, null, customer.code, ticket.customer_name,
      customer.code, json_build_object('before', coalesce(net_weight_kg, 0), 'after',
        coalesce(coalesce(proposal.weight_in_kg, ticket.weight_in_kg)
          - coalesce(proposal.weight_out_kg, ticket.weight_out_kg), 0)),
      net_weight_kg, current_amount, proposal.made_at, 'decide'
    from open_corrections proposal
      join weigh_tickets ticket on ticket.id = proposal.ticket_id
      join customers customer on customer.id = ticket.customer_id
    order by proposal.made_at, proposal.id limit 1000)
    union all
    (select 'nameProposed', proposal.id::text, customers.code, null, null, customers.code, customers.name,
      customers.code, json_build_object('id', proposal.id, 'name', proposal.name, 'other', coalesce((
          select code from customers other
          where other.name collate "th-x-icu" = proposal.name collate "th-x-icu" and other.id <> customer_id
          order by code limit 1), ''), 'plate', registration, 'scale', scale_tokens.name, 'n', seen_count,
        'time', to_char(last_seen_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      null, null, first_seen_at, 'checkName'
    from open_name_proposals proposal
      join customers on customers.id = customer_id
      join scale_tokens on scale_tokens.id = scale_token_id
    order by first_seen_at, proposal.id limit 1000)`,
)
