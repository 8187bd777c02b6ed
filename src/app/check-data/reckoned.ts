import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { gradePrice, type Ladder } from '../../pricing/rules.ts'
import { dailyPayment } from '../../reports/reads.ts'
import type { Looked } from './check-data.ts'

/** Computed prices are those of the kept ladder version at the grade, by the rules themselves. */
export async function checkLadders(): Promise<Looked> {
  const ladders = await everyLadder()
  const priced = await db()
    .selectFrom('valuations')
    .innerJoin('gradings', 'gradings.id', 'grading_id')
    .select(['ladder_version_id', 'gradings.grade_percent', 'computed_grade_price'])
    .select((eb) => [
      eb.fn.countAll<number>().as('tickets'),
      eb.fn.min('valuations.ticket_id').as('one'),
    ])
    .where('voided_at', 'is', null)
    .groupBy(['ladder_version_id', 'gradings.grade_percent', 'computed_grade_price'])
    .execute()
  const wrong = priced.filter(({ ladder_version_id, grade_percent, computed_grade_price }) => {
    const ladder = ladders.get(ladder_version_id)
    return !ladder || !gradePrice(ladder, grade_percent)?.price.eq(computed_grade_price)
  })
  return {
    invariant: 2,
    what: 'prices in force: the ladder’s at the grade, by the rules',
    looked: priced.reduce((sum, { tickets }) => sum + tickets, 0),
    findings: wrong.map(({ one, grade_percent, computed_grade_price, tickets }) => ({
      invariant: 2,
      record: `ticket ${one}`,
      fault: `${computed_grade_price} is not its ladder’s price at ${grade_percent} % (${tickets} tickets)`,
    })),
  }
}

async function everyLadder(): Promise<Map<number, Ladder>> {
  const rows = await db()
    .selectFrom('ladder_versions')
    .innerJoin('ladder_rows', 'ladder_version_id', 'ladder_versions.id')
    .select(['ladder_versions.id', 'increment_price', 'decrement_price'])
    .select(['grade_percent', 'price_per_kg'])
    .execute()
  const ladders = new Map<number, Ladder & { rows: { gradePercent: number; price: string }[] }>()
  for (const row of rows) {
    const { increment_price: incrementPrice, decrement_price: decrementPrice } = row
    const ladder = ladders.get(row.id) ?? { incrementPrice, decrementPrice, rows: [] }
    ladder.rows.push({ gradePercent: row.grade_percent, price: row.price_per_kg })
    ladders.set(row.id, ladder)
  }
  return ladders
}

/** The latest days; on a large database more would take minutes. */
const DAYS = 90

/** The daily payment, which screen and PDF show, and what the database reckons of the same tickets. */
export async function checkReports(): Promise<Looked> {
  const days = await reckonedDays()
  const findings = []
  for (const { day, amount, paid } of days) {
    const { total } = await dailyPayment(day, 'all')
    if (total.Amount === amount && total.Paid === paid) continue
    const fault = `reports ${total.Amount} and ${total.Paid}, its tickets and payables are ${amount} and ${paid}`
    findings.push({ invariant: 4, record: `day ${day}`, fault })
  }
  return {
    invariant: 4,
    what: `the daily payment of the last ${DAYS} days: the satang of its tickets and payables`,
    looked: days.length,
    findings,
  }
}

async function reckonedDays(): Promise<{ day: string; amount: string; paid: string }[]> {
  const { rows } = await sql<{ day: string; amount: string; paid: string }>`
    with tickets as (
      select day_out as day,
        coalesce(payable_lines.amount, round(weigh_tickets.net_weight_kg * valuations.net_price, 2)) as amount,
        coalesce(payable_lines.tax_percent, customers.tax_percent) as percent
      from weigh_tickets
        join customers on customers.id = customer_id
        join valuations on valuations.ticket_id = weigh_tickets.id and voided_at is null
        left join payable_lines on payable_lines.ticket_id = weigh_tickets.id
      where day_out > (select max(day_out) from weigh_tickets) - ${DAYS}::integer
    )
    select day, sum(amount)::text as amount, sum(amount - round(amount * percent / 100, 2))::text as paid
    from tickets group by day order by day`.execute(db())
  return rows
}
