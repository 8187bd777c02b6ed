import { sql } from 'kysely'
import { stepsLeft } from '../../moving-in/reads/steps.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import {
  INVOICING,
  MANAGERS,
  mayCall,
  PALM,
  PAYING,
  PURCHASING,
  RECEIVING,
} from '../../platform/roles.ts'
import { statement } from '../../platform/statement.ts'
import { countToOrder } from '../../purchase-orders/reads/to-order/tickets.ts'
import { tellDays } from '../../vendors/reads/account-confirm.ts'
import { stuckRows } from './stuck.ts'

/** How much waits on the screens of the officer's menu. */
export async function countsFor({ officer, now }: OfficerContext) {
  const { role } = officer
  const [[found], toOrder, stuck, movingIn] = await Promise.all([
    waiting({ days: tellDays() }),
    mayCall(PURCHASING, role) ? countToOrder() : undefined,
    mayCall(PALM, role) ? stuckRows(officer, now) : undefined,
    mayCall(MANAGERS, role) ? stepsLeft(now) : undefined,
  ])
  const shown = (who: Parameters<typeof mayCall>[0], n: number) => (mayCall(who, role) ? n : null)
  return {
    MovingIn: movingIn ?? null,
    Stuck: stuck?.length ?? null,
    ToEvaluate: shown(PALM, found!.tickets),
    Refused: shown(MANAGERS, found!.refused),
    ToReview: shown(MANAGERS, found!.to_review),
    ToReceive: shown(RECEIVING, found!.to_receive),
    ToInvoice: shown(INVOICING, found!.to_invoice),
    AccountsToCheck: shown(PAYING, found!.accounts_to_check),
    ToOrder: toOrder?.customers ?? null,
  }
}

interface Waiting {
  tickets: number
  refused: number
  to_review: number
  to_receive: number
  to_invoice: number
  accounts_to_check: number
}

const waiting = statement(
  ({ days }: { days: number }) => sql<Waiting>`
    select (select count(*)::int from tickets_to_value) as tickets,
      (select count(*)::int from (select from open_refused_tickets limit 1000) refused) as refused,
      (select count(distinct customer_id)::int from unconfirmed_accounts
        where changed_at > now() - make_interval(days => ${days}::int)) as accounts_to_check,
      count(*) filter (where badge in ('S', 'IR'))::int as to_review,
      count(*) filter (where badge in ('CF', 'C'))::int as to_receive,
      count(*) filter (where badge = 'RC')::int as to_invoice
    from existing_orders where badge in ('S', 'IR', 'CF', 'C', 'RC')`,
)
