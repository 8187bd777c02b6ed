import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { addDays, businessDay, dayBegins } from '../../platform/thai-date.ts'
import { MONTHS_BACK, type MonthsBack, monthsBefore } from '../rules.ts'

interface Summary {
  total_record: number
  /** By net weight; null without tickets. */
  average_grade: string | null
  /** Kg. */
  total_weight: string
}
type Summaries = Record<MonthsBack, Summary>

/**
 * What the completed tickets (graded, priced and weighed out) of each customer come to in the months up to the
 * business day of `now`, by the day of weighing out. Each customer has an entry.
 */
export async function summariesOf(
  customerIds: readonly number[],
  now: Date,
): Promise<Map<number, Summaries>> {
  const today = businessDay(now)
  const [three, six, twelve] = MONTHS_BACK.map((months) => dayBegins(monthsBefore(today, months)))
  const { rows } = await sql<{ customer_id: number } & Summaries>`
    select customer_id, ${since(three)} as "3", ${since(six)} as "6", ${since(twelve)} as "12"
    from unnest(${customerIds}::bigint[]) as asked (customer_id)
      left join lateral (
        select time_out, net_weight_kg, grade_percent
        from weigh_tickets join valuations_in_force on ticket_id = weigh_tickets.id
        where weigh_tickets.customer_id = asked.customer_id
          and time_out >= ${twelve} and time_out < ${dayBegins(addDays(today, 1))}
      ) completed on true
    group by customer_id`.execute(db())
  return new Map(rows.map(({ customer_id, ...summaries }) => [customer_id, summaries]))
}

function since(start: Date | undefined) {
  const its = sql`filter (where time_out >= ${start})`
  return sql`json_build_object(
    'total_record', count(time_out) ${its},
    'average_grade', (sum(grade_percent * net_weight_kg) ${its} / sum(net_weight_kg) ${its})::text,
    'total_weight', coalesce(sum(net_weight_kg) ${its}, 0)::text)`
}
