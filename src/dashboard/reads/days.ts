import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { statement, statementByShape } from '../../platform/statement.ts'
import { addDays } from '../../platform/thai-date.ts'
import { type Days, type DaysSoFar, isBy, palmSums } from '../../reports/reads/palm-sums.ts'
import { NO_PALM } from '../../reports/rules/palm.ts'

/** The sums of each of these business days, or of what they were by a time of day; with and without palm, the oldest first. */
export async function sumsOfDays(days: Days | DaysSoFar) {
  const [palm, trucks] = await Promise.all([palmSums(days), trucksIn(days)])
  return datesOf(days).map((day) => ({
    ...NO_PALM,
    ...palm.get(day),
    day,
    TrucksIn: trucks.get(day) ?? 0,
  }))
}

/** Net kg by the hour of weighing out, over these days. */
export const netByHour = statement(({ first, last }: Days) =>
  db()
    .selectFrom('weigh_tickets')
    .select([HOUR.as('Hour'), sql<string>`sum(net_weight_kg)`.as('WeightNet')])
    .where('day_out', '>=', first)
    .where('day_out', '<=', last)
    .groupBy('Hour')
    .orderBy('Hour'),
)

const HOUR = sql<number>`date_part('hour', time_out at time zone interval '7 hours')::int`

/** The trucks that came in, by day. */
async function trucksIn(days: Days | DaysSoFar): Promise<Map<string, number>> {
  const counts = await trucksByDay({ isSoFar: 'until' in days }, { until: new Date(0), ...days })
  return new Map(counts.map(({ day_in, trucks }) => [day_in, trucks]))
}

const trucksByDay = statementByShape(
  ({ isSoFar }: { isSoFar: boolean }, { first, last, until }: DaysSoFar) =>
    db()
      .selectFrom('weigh_tickets')
      .select((eb) => ['day_in', eb.fn.countAll<number>().as('trucks')])
      .where('day_in', '>=', first)
      .where('day_in', '<=', last)
      .where('is_voided', '=', sql.lit(false))
      .$if(isSoFar, (trucks) => trucks.where(isBy('time_in', until)))
      .groupBy('day_in'),
)

function datesOf({ first, last }: Days): string[] {
  const dates = []
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}
