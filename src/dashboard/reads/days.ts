import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { addDays } from '../../platform/thai-date.ts'
import { palmSums } from '../../reports/reads/palm-sums.ts'
import { NO_PALM } from '../../reports/rules/palm.ts'

/** The sums of each business day from `first` to `last` ('YYYY-MM-DD'), with and without palm; the oldest first. */
export async function daysBetween(first: string, last: string) {
  const [palm, trucks] = [await palmSums(first, last), await trucksIn(first, last)]
  return daysFrom(first, last).map((day) => ({
    ...NO_PALM,
    ...palm.get(day),
    day,
    TrucksIn: trucks.get(day) ?? 0,
  }))
}

/** Net kg by the hour of weighing out, over the days from `first` to `last`. */
export function hoursBetween(first: string, last: string) {
  return db()
    .selectFrom('weigh_tickets')
    .select([HOUR.as('Hour'), sql<string>`sum(net_weight_kg)`.as('WeightNet')])
    .where('day_out', '>=', first)
    .where('day_out', '<=', last)
    .groupBy(HOUR)
    .orderBy(HOUR)
    .execute()
}

/** The tickets weighed out on the days from `first` to `last`; reads no others. */
export function ticketsOutBetween(first: string, last: string) {
  return db()
    .selectFrom('ticket_payments')
    .where('day_out', '>=', first)
    .where('day_out', '<=', last)
}

const HOUR = sql<number>`extract(hour from time_out at time zone interval '7 hours')::int`

/** The trucks that came in, by day. */
async function trucksIn(first: string, last: string): Promise<Map<string, number>> {
  const days = await db()
    .selectFrom('weigh_tickets')
    .select((eb) => ['day_in', eb.fn.countAll<number>().as('trucks')])
    .where('day_in', '>=', first)
    .where('day_in', '<=', last)
    .groupBy('day_in')
    .execute()
  return new Map(days.map(({ day_in, trucks }) => [day_in, trucks]))
}

function daysFrom(first: string, last: string): string[] {
  const days = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
