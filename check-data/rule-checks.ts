import { sql } from 'kysely'
import { checkSeals } from '../src/audit-trail/reads/seal-check.ts'
import type { SealFault } from '../src/audit-trail/rules/seal-faults.ts'
import { dayRows, hashOf } from '../src/days/reads/day-rows.ts'
import { dayTotals } from '../src/days/rules/totals.ts'
import { db } from '../src/platform/db.ts'
import { gradePrice, type Ladder, premium } from '../src/pricing/rules.ts'
import { dailyPayment } from '../src/reports/reads/daily-payment.ts'
import { palmSumsOf } from '../src/reports/reads/palm-sums.ts'
import type { CheckResult, Finding } from './check-result.ts'

/** Computed prices follow by the rules from the ladder version, the grade, and the premium of the version or none. */
export async function checkLadders(): Promise<CheckResult> {
  const ladders = await readLadders()
  const priced = await db()
    .selectFrom('valuations_in_force as valuations')
    .innerJoin('gradings', 'gradings.id', 'grading_id')
    .select(TERMS)
    .select((eb) => [
      eb.fn.countAll<number>().as('tickets'),
      eb.fn.min('valuations.ticket_id').as('one'),
    ])
    .groupBy(TERMS)
    .execute()
  const wrong = priced.filter((one) => {
    const ladder = ladders.get(one.ladder_version_id)
    return !ladder || !isOfLadder(one, ladder)
  })
  return {
    invariant: 2,
    what: 'prices in force: the ladder’s at the grade, and its premium or none, by the rules',
    checked: priced.reduce((sum, { tickets }) => sum + tickets, 0),
    findings: wrong.map(({ one, grade_percent, tickets, ...terms }) => ({
      invariant: 2,
      record: `ticket ${one}`,
      fault: `${terms.computed_grade_price} with a premium of ${terms.computed_premium_price} is not its ladder’s price at ${grade_percent} % (${tickets} tickets)`,
    })),
  }
}

const TERMS = [
  'ladder_version_id',
  'gradings.grade_percent',
  'computed_grade_price',
  'computed_premium_price',
] as const

type PricedLadder = Ladder & { premiumPrice: string | null }

/** Whether the vendor was premium then is not stored: the term is the premium of the version, or 0. */
function isOfLadder(
  terms: { grade_percent: number; computed_grade_price: string; computed_premium_price: string },
  ladder: PricedLadder,
): boolean {
  const extra = terms.computed_premium_price
  return (
    gradePrice(ladder, terms.grade_percent)?.price.eq(terms.computed_grade_price) === true &&
    [true, false].some((isPremium) => premium(isPremium, ladder.premiumPrice).eq(extra))
  )
}

async function readLadders(): Promise<Map<number, PricedLadder>> {
  const rows = await db()
    .selectFrom('ladder_versions')
    .innerJoin('ladder_rows', 'ladder_version_id', 'ladder_versions.id')
    .select(['ladder_versions.id', 'increment_price', 'decrement_price', 'premium_price'])
    .select(['grade_percent', 'price_per_kg'])
    .execute()
  const ladders = new Map<
    number,
    PricedLadder & { rows: { gradePercent: number; price: string }[] }
  >()
  for (const row of rows) {
    const ladder = ladders.get(row.id) ?? {
      incrementPrice: row.increment_price,
      decrementPrice: row.decrement_price,
      premiumPrice: row.premium_price,
      rows: [],
    }
    ladder.rows.push({ gradePercent: row.grade_percent, price: row.price_per_kg })
    ladders.set(row.id, ladder)
  }
  return ladders
}

/** How many of the latest days are checked; more would take minutes on a large database. */
const DAYS = 90

/** The daily payment and the palm report agree with sums that the database computes from the same tickets. */
export async function checkReports(): Promise<CheckResult> {
  const days = await computedDays()
  const findings = []
  for (const { day, amount, paid } of days) {
    const { total } = await dailyPayment(day, 'all')
    const palm = await palmSumsOf(day)
    if (total.Amount === amount && palm.Amount === amount && total.Paid === paid) continue
    const fault = `reports ${total.Amount} (palm ${palm.Amount}) and ${total.Paid}, its tickets and payables are ${amount} and ${paid}`
    findings.push({ invariant: 4, record: `day ${day}`, fault })
  }
  return {
    invariant: 4,
    what: `daily payment and palm report of the last ${DAYS} days: the satang of their tickets and payables`,
    checked: days.length,
    findings,
  }
}

async function computedDays(): Promise<{ day: string; amount: string; paid: string }[]> {
  const { rows } = await sql<{ day: string; amount: string; paid: string }>`
    with tickets as (
      select day_out as day,
        coalesce(payable_lines.amount, round(weigh_tickets.net_weight_kg * valuations.net_price, 2)) as amount,
        coalesce(payable_lines.tax_percent, customers.tax_percent) as percent
      from weigh_tickets
        join customers on customers.id = customer_id
        join valuations_in_force valuations on valuations.ticket_id = weigh_tickets.id
        left join payable_lines on payable_lines.ticket_id = weigh_tickets.id
      where day_out > (select max(day_out) from weigh_tickets) - ${DAYS}::integer
    )
    select day, sum(amount)::text as amount, sum(amount - round(amount * percent / 100, 2))::text as paid
    from tickets group by day order by day`.execute(db())
  return rows
}

/** The rows of every closed day are those that it was closed with. */
export async function checkClosedDays(): Promise<CheckResult> {
  const closed = await db()
    .selectFrom('closed_days_in_force')
    .select(['day', 'hash', 'totals'])
    .orderBy('day')
    .execute()
  const findings: Finding[] = []
  for (const { day, hash, totals } of closed) {
    const rows = await dayRows(day)
    const fault =
      faultOf('its seal', hash, hashOf(day, rows)) ??
      faultOf('its totals', asText(totals), asText(dayTotals(rows)))
    if (fault) findings.push({ invariant: 8, record: `day ${day}`, fault })
  }
  return {
    invariant: 8,
    what: 'closed days: tickets, receipts, payables and yield as they were sealed',
    checked: closed.length,
    findings,
  }
}

function faultOf(what: string, sealed: string, computed: string): string | undefined {
  return sealed === computed ? undefined : `${what} says ${sealed}, its rows are ${computed}`
}

/** The database keeps JSON with its keys in an order of its own. */
function asText(totals: unknown): string {
  return JSON.stringify(totals, (_, value) =>
    value?.constructor === Object
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

const SENTENCES: Record<SealFault['fault'], [what: string, fault: string]> = {
  changed: ['audit entry', 'was changed after it was sealed'],
  missing: ['audit entry', 'was deleted after it was sealed'],
  added: ['audit entry', 'was inserted among entries that were sealed'],
  unchained: ['audit seal', 'does not follow the seal before it'],
  broken: ['audit seal', 'has another hash than its entries'],
}

/** The sealed entries of the audit trail are those that were sealed, and the seals follow one another without a gap. */
export async function checkAuditSeals(): Promise<CheckResult> {
  const { entries, faults } = await checkSeals()
  const findings = faults.map(({ id, fault }) => {
    const [what, sentence] = SENTENCES[fault]
    return { invariant: 5, record: `${what} ${id}`, fault: sentence }
  })
  return {
    invariant: 5,
    what: 'sealed audit entries: as they were sealed, none missing, none added',
    checked: entries,
    findings,
  }
}
