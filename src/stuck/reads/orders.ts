import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { isStuck } from '../rules.ts'
import { rowOf, type StuckRow } from './row.ts'

interface WaitingOrder {
  id: string
  number: string
  vendor_account_number: string
  vendor_name: string
  badge: string
  line_count: number
  total_weight_kg: string
  total_amount: string
  since: Date
  officer: string | null
  bank_account: string | null
}

/** Orders that wait too long to be decided on, or for their payable. */
export async function stuckOrders(now: Date): Promise<StuckRow[]> {
  return (await waitingOrders({})).flatMap((order) => {
    const kind = order.badge === 'RC' ? 'received' : 'submitted'
    if (!isStuck(kind, order.since, now)) return []
    const about = {
      POHeaderUUID: order.id,
      Subject: order.number,
      VendorCode: order.vendor_account_number,
      VendorName: order.vendor_name,
      WeightNet: order.total_weight_kg,
      TotalAmount: order.total_amount,
      Since: order.since,
    }
    return kind === 'received' ? [received(order, about)] : [submitted(order, about)]
  })
}

type About = Omit<Parameters<typeof rowOf>[2], 'WayOut'>

function submitted({ id, officer, line_count }: WaitingOrder, about: About): StuckRow {
  const Details = { officer: officer ?? '', n: line_count }
  return rowOf('submitted', id, { ...about, Details, WayOut: 'approve' })
}

function received({ id, since, bank_account }: WaitingOrder, about: About): StuckRow {
  const Details = { day: businessDay(since) }
  const WayOut = bank_account ? 'invoice' : 'addAccount'
  return rowOf('received', id, { ...about, Details, WayOut })
}

/** The badges are written out: most orders are finished, and an index of badges finds the others. */
const waitingOrders = statement(
  () => sql<WaitingOrder>`
    select purchase_order.id, number, vendor_account_number, vendor_name, badge, line_count, total_weight_kg,
      total_amount, step.taken_at as since, full_name as officer, bank_account
    from existing_orders purchase_order
      join customers on customers.id = customer_id
      cross join lateral (
        select taken_at, taken_by from order_steps
        where order_id = purchase_order.id
          and action = any (case badge when 'RC' then array['receive', 'release'] else array['submit'] end)
        order by id desc limit 1
      ) step
      left join officers on officers.id = step.taken_by
    where badge in ('S', 'IR', 'RC')
    order by since limit 5000`,
)
