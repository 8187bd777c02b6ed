import { sql } from 'kysely'
import { standingOf } from '../../identity/reads/second-officer.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, snapshot } from '../../platform/db.ts'
import { MANAGERS, mayCall } from '../../platform/roles.ts'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { dayTotals } from '../rules/totals.ts'
import { CHECKS, type Check, changesFigures, isOver, waitsFor } from '../rules.ts'
import { closingsOf, reopeningMatter } from './closings.ts'
import { dayRows, hashOf } from './day-rows.ts'

/** A business day as its closing sees it: what is open, its totals with their hash, and the times that it was closed. */
export function dayState(day: string, { officer, now }: Reader) {
  return snapshot(async () => {
    const rows = await dayRows(day)
    const closings = await closingsOf(day)
    return {
      Day: day,
      IsOver: isOver(day, businessDay(now)),
      IsClosed: closings.some(({ ReopenedAt }) => ReopenedAt === null),
      Hash: hashOf(day, rows),
      Totals: dayTotals(rows),
      Checklist: await checklist(day, rows.yields.length > 0),
      Closings: await withChecks(closings, officer),
    }
  })
}

/** The closings, one that is asked to be reopened with how the officer stands to confirming that. */
async function withChecks(
  closings: Awaited<ReturnType<typeof closingsOf>>,
  officer: OfficerContext['officer'],
) {
  const [latest, ...others] = closings
  if (!latest?.ReopeningAskedAt || latest.ReopenedAt || !mayCall(MANAGERS, officer.role))
    return closings
  const standing = await standingOf(officer, MANAGERS)
  return [{ ...latest, ReopeningCheck: standing(reopeningMatter(latest)) }, ...others]
}

/** How many of each check are open for `day`, all checks in their order; `hasYield`: one is recorded. */
async function checklist(day: string, hasYield: boolean) {
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

type Reader = Pick<OfficerContext, 'officer' | 'now'>
