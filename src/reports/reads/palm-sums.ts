import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { statementByShape } from '../../platform/statement.ts'
import type { Tables } from '../../platform/tables.ts'
import { NO_PALM, type PalmSums, SOURCES } from '../rules/palm.ts'

/** Days from `first` to `last`, both 'YYYY-MM-DD'. */
export interface Days {
  first: string
  last: string
}

/** Days of which only what was weighed up to the time of `until` counts, on each of them. */
export interface DaysSoFar extends Days {
  until: Date
}

/** What the palm weighed out on these days sums up to, by day; days without any are left out. */
export async function palmSums(days: Days | DaysSoFar): Promise<Map<string, PalmSums>> {
  const sums = await sumsByDay({ isSoFar: 'until' in days }, { until: NO_TIME, ...days })
  return new Map(sums.map(({ day, ...of }) => [day, of]))
}

/** The sums of one day. */
export async function palmSumsOf(day: string): Promise<PalmSums> {
  return (await palmSums({ first: day, last: day })).get(day) ?? NO_PALM
}

/** Stands where the time of day is not asked for. */
const NO_TIME = new Date(0)

const sumsByDay = statementByShape(({ isSoFar }: { isSoFar: boolean }, days: DaysSoFar) =>
  db()
    .with('loads', (on) => sumsByGrade(on, days, isSoFar))
    .selectFrom('loads')
    .select([
      'day',
      sql<number>`sum(tickets)::int`.as('TotalCar'),
      sql<string>`sum(net_kg)`.as('TotalWeight'),
      netOf(SOURCES.FFB_Estate).as('FFB_Estate'),
      netOf(SOURCES.FFB_PPEP).as('FFB_PPEP'),
      netOf(SOURCES.FFB_Ramp).as('FFB_Ramp'),
      orZero(sql`sum(return_kg)`).as('TotalReject'),
      orZero(sql`sum(net_kg) filter (where grade_percent is not null)`).as('Graded'),
      orZero(sql`sum(net_kg * grade_percent)`).as('GradeTimesNet'),
      orZero(sql`sum(net_kg) filter (where is_priced)`).as('Priced'),
      orZero(sql`sum(amount)`).as('Amount'),
      sql<number>`coalesce(sum(tickets) filter (where not is_priced), 0)::int`.as('NotPriced'),
    ])
    .groupBy('day'),
)

/** Summed up by grade first, so that weights are multiplied by a grade once and not ticket by ticket. */
function sumsByGrade(
  on: QueryCreator<Tables>,
  { first, last, until }: DaysSoFar,
  isSoFar: boolean,
) {
  return on
    .selectFrom('weigh_tickets')
    .select([
      sql<string>`day_out`.as('day'),
      'product_code',
      'current_grade_percent as grade_percent',
      sql<boolean>`current_net_price is not null`.as('is_priced'),
      sql<number>`count(*)`.as('tickets'),
      sql<string>`sum(net_weight_kg)`.as('net_kg'),
      sql<string | null>`sum(current_return_kg)`.as('return_kg'),
      sql<string | null>`sum(current_amount)`.as('amount'),
    ])
    .where('day_out', '>=', first)
    .where('day_out', '<=', last)
    .$if(isSoFar, (loads) => loads.where(isBy('time_out', until)))
    .groupBy(['day', 'product_code', 'grade_percent', 'is_priced'])
}

/** Whether that time of a ticket is not later in its day than `until` in its own, both in UTC+7. */
export function isBy(time: 'time_in' | 'time_out', until: Date) {
  const clock = (instant: RawBuilder<unknown>) =>
    sql`(${instant} at time zone interval '7 hours')::time`
  return sql<boolean>`${clock(sql.ref(time))} <= ${clock(sql`${until}::timestamptz`)}`
}

function netOf(productCode: string) {
  return orZero(sql`sum(net_kg) filter (where product_code = ${productCode})`)
}

function orZero(sum: ReturnType<typeof sql>) {
  return sql<string>`coalesce(${sum}, 0)`
}
