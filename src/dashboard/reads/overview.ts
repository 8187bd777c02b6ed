import { sql } from 'kysely'
import { recordsOf } from '../../evaluation/reads/records.ts'
import { db, snapshot } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { dayFigures } from '../rules.ts'
import { daysBetween, hoursBetween, ticketsOutBetween } from './days.ts'
import { waitingWork } from './waiting.ts'

const MAX_SELLERS = 5
const MAX_LATEST = 5

/** The business day of `now` so far, and the waiting work; reads that day's tickets only. */
export function overview(now: Date) {
  const today = businessDay(now)
  return snapshot(async () => ({
    At: now,
    Date: today,
    Today: await figures(today),
    Waiting: await waitingWork(),
    Hours: await hoursBetween(today, today),
    Grades: await grades(today),
    Largest: await largest(today),
    Latest: await latest(),
  }))
}

async function figures(day: string) {
  const [sums] = await daysBetween(day, day)
  return { ...dayFigures(sums!), NotPriced: sums!.NotPriced, Payable: await payable(day) }
}

/** The sum paid for the day's tickets, less tax, in baht, as in the daily payment report. */
async function payable(day: string): Promise<string> {
  const { paid } = await ticketsOutBetween(day, day)
    .select(sql<string>`coalesce(sum(ticket_payments.paid), 0)`.as('paid'))
    .executeTakeFirstOrThrow()
  return paid
}

/** How many of the day's tickets have each grade. */
function grades(day: string) {
  return ticketsOutBetween(day, day)
    .innerJoin('gradings_in_force as gradings', 'gradings.ticket_id', 'ticket_payments.ticket_id')
    .select((eb) => [
      'gradings.grade_percent as SysProductGrade',
      eb.fn.countAll<number>().as('Tickets'),
    ])
    .groupBy('gradings.grade_percent')
    .orderBy('gradings.grade_percent')
    .execute()
}

/** The sellers of the most palm of the day. */
function largest(day: string) {
  const kg = sql<string>`sum(ticket_payments.net_weight_kg)`
  return ticketsOutBetween(day, day)
    .select(['customer_code as AVL', 'customer_name as CustomerName', kg.as('WeightNet')])
    .groupBy(['customer_code', 'customer_name'])
    .orderBy(kg, 'desc')
    .orderBy('customer_code')
    .limit(MAX_SELLERS)
    .execute()
}

/** The tickets that were weighed in or out last; each of the two is found by its own index. */
async function latest() {
  const both = lastBy('time_in').union(lastBy('time_out'))
  const ids = await db()
    .selectFrom(both.as('seen'))
    .select('id')
    .orderBy(sql`greatest(time_in, time_out)`, 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LATEST)
    .execute()
  return recordsOf(ids.map(({ id }) => id))
}

function lastBy(time: 'time_in' | 'time_out') {
  const last = db()
    .selectFrom('weigh_tickets')
    .select(['id', 'time_in', 'time_out'])
    .where(time, 'is not', null)
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LATEST)
  return db().selectFrom(last.as('last')).selectAll()
}
