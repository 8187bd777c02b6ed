import { sql } from 'kysely'
import type { WaitingKind } from '../../notices/rules/waiting.ts'
import { statement } from '../../platform/statement.ts'
import { tellDays } from '../../vendors/reads/account-confirm.ts'
import { ALL_BADGES, BADGES, type Badge } from '../rules/states.ts'

/** Work that waits: of orders that of each badge, else all of a kind. */
export interface Waiting {
  of: Badge | WaitingKind
  found: number
  /** When the first of it came so far; null where that is not asked for. */
  since: Date | null
  /** Lines of orders that are not received yet; tickets of customers whose palm is on no order. */
  parts: number
  /** Baht of orders. */
  amount: string
}

/**
 * The work that waits, what there is none of left out or with none found. Reads what waits only, not all tickets and
 * orders. An order waits since its latest step, or since it was submitted while it is looked at.
 */
export function waitingWork(): Promise<Waiting[]> {
  return readWaiting({ days: tellDays() })
}

/** The badges are written out: most orders are finished, which PostgreSQL would not know of badges to come. */
const readWaiting = statement(
  ({ days }: { days: number }) => sql<Waiting>`
    select 'tareMissing' as of, count(*)::int as found, min(time_in) as since, 0 as parts, 0::numeric as amount
    from trucks_inside
    union all
    select case when current_grade_percent is null then 'notGraded' else 'notPriced' end, count(*)::int,
      min(time_in), 0, 0
    from tickets_to_value join weigh_tickets on weigh_tickets.id = ticket_id group by 1
    union all
    select 'onNoOrder', count(distinct customer_id)::int, min(time_out), count(*)::int, 0 from tickets_to_order
    union all
    select 'ticketRefused', count(*)::int, null, 0, 0 from (select from open_refused_tickets limit 1000) refused
    union all
    select 'accountUnconfirmed', count(distinct customer_id)::int, null, 0, 0 from unconfirmed_accounts
    where changed_at > now() - make_interval(days => ${days}::int)
    union all
    select badge, count(*)::int, min(taken_at), coalesce(sum(line_count - received_count), 0)::int,
      coalesce(sum(total_amount), 0)
    from existing_orders cross join lateral (
      select taken_at from order_steps where order_id = existing_orders.id and action <> 'review'
      order by id desc limit 1) step
    where badge = any(${sql.lit(`{${ALL_BADGES.filter((badge) => BADGES[badge].work)}}`)})
    group by badge`,
)
