import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { CHECKS, type Check, changesFigures, waitsFor } from '../rules.ts'

/** How many of each check are open for `day`, all checks in their order; `hasYield`: one is recorded. */
export async function checklist(day: string, hasYield: boolean) {
  const open: Partial<Record<Check, number>> = { noYield: hasYield ? 0 : 1 }
  for (const { hasCorrection, ...progress } of await ticketsOf({ day })) {
    for (const check of [waitsFor(progress), hasCorrection && ('correction' as const)]) {
      if (check) open[check] = (open[check] ?? 0) + 1
    }
  }
  return CHECKS.map((What) => ({
    What,
    Count: open[What] ?? 0,
    ChangesFigures: changesFigures(What),
  }))
}

/** How far the tickets of a day are: those weighed out on it, and those that came on it and are still in. */
const ticketsOf = statement(({ day }: { day: string }) =>
  db()
    .selectFrom('weigh_tickets as ticket')
    .leftJoin('lines_in_force as line', 'line.ticket_id', 'ticket.id')
    .leftJoin('purchase_orders as po', 'po.id', 'line.order_id')
    .leftJoin('receipts', 'receipts.line_id', 'line.id')
    .leftJoin('payable_lines as payable', 'payable.line_id', 'line.id')
    .leftJoin('open_corrections as correction', 'correction.ticket_id', 'ticket.id')
    .select([
      sql<boolean>`ticket.time_out is not null`.as('isOut'),
      sql<boolean>`ticket.current_grade_percent is not null`.as('isGraded'),
      sql<boolean>`ticket.current_net_price is not null`.as('isPriced'),
      'po.state as orderState',
      sql<boolean>`receipts.line_id is not null`.as('isReceived'),
      sql<boolean>`payable.line_id is not null`.as('isInvoiced'),
      sql<boolean>`correction.id is not null`.as('hasCorrection'),
    ])
    .where((eb) =>
      eb.or([
        eb('ticket.day_out', '=', day),
        sql<boolean>`ticket.day_in = ${day} and ticket.id in (select id from trucks_inside)`,
      ]),
    ),
)
