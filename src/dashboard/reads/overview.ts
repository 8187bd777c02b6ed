import { type QueryCreator, sql } from 'kysely'
import { db, snapshot } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import type { Tables } from '../../platform/tables.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { dayFigures } from '../rules.ts'
import { netByHour, sumsOfDays } from './days.ts'
import { boardRows } from './waiting.ts'

const MAX_SELLERS = 5
const MAX_LATEST = 5

/** The business day of `now` so far, and the waiting work; reads that day's tickets only. */
export function overview(now: Date) {
  const day = businessDay(now)
  return snapshot(async () => {
    const [Today, Waiting, Hours, Grades, Largest, Latest] = await Promise.all([
      figures(day),
      boardRows(),
      netByHour({ first: day, last: day }),
      grades({ day }),
      largest({ day }),
      latest({}),
    ])
    return { At: now, Date: day, Today, Waiting, Hours, Grades, Largest, Latest }
  })
}

async function figures(day: string) {
  const [[sums], [payable]] = await Promise.all([
    sumsOfDays({ first: day, last: day }),
    paid({ day }),
  ])
  return { ...dayFigures(sums!), NotPriced: sums!.NotPriced, ...payable! }
}

/** The sum paid for the day's tickets, less tax, in baht, as in the daily payment report. */
const paid = statement(({ day }: { day: string }) =>
  db()
    .selectFrom('ticket_payments')
    .select(sql<string>`coalesce(sum(paid), 0)`.as('Payable'))
    .where('day_out', '=', day),
)

/** How many of the day's tickets have each grade. */
const grades = statement(({ day }: { day: string }) =>
  db()
    .selectFrom('weigh_tickets')
    .select((eb) => [
      'current_grade_percent as SysProductGrade',
      eb.fn.countAll<number>().as('Tickets'),
    ])
    .where('day_out', '=', day)
    .where('current_grade_percent', 'is not', null)
    .groupBy('current_grade_percent')
    .orderBy('current_grade_percent')
    .$narrowType<{ SysProductGrade: number }>(),
)

/** The sellers of the most palm of the day. */
const largest = statement(({ day }: { day: string }) =>
  db()
    .with('sold', (on) => soldBy(on, day))
    .selectFrom('sold')
    .innerJoin('customers', 'customers.id', 'sold.customer_id')
    .select(['code as AVL', 'name as CustomerName', 'net_kg as WeightNet'])
    .orderBy('net_kg', 'desc')
    .orderBy('code')
    .limit(sql.lit(MAX_SELLERS)),
)

function soldBy(on: QueryCreator<Tables>, day: string) {
  return on
    .selectFrom('weigh_tickets')
    .select(['customer_id', sql<string>`sum(net_weight_kg)`.as('net_kg')])
    .where('day_out', '=', day)
    .groupBy('customer_id')
}

/** The tickets that were weighed in or out last; each of the two is found by its own index. */
const latest = statement(() =>
  db()
    .with('seen', (on) => lastBy(on, 'time_in').union(lastBy(on, 'time_out')))
    .selectFrom('seen')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'seen.id')
    .select([
      'weigh_tickets.id as ID',
      'scale_id_in as WeightScaleIDIn',
      'slip_number as SequenceWeightOut',
      'registration as CarRegister',
      'customer_name as CustomerName',
      'time_in as WeightTimeIn',
      'time_out as WeightTimeOut',
      'net_weight_kg as WeightNet',
      'current_grade_percent as SysProductGrade',
      'current_net_price as SysPrice',
    ])
    .orderBy(sql`greatest(time_in, time_out)`, 'desc')
    .orderBy('weigh_tickets.id', 'desc')
    .limit(sql.lit(MAX_LATEST)),
)

function lastBy(on: QueryCreator<Tables>, time: 'time_in' | 'time_out') {
  const last = on
    .selectFrom('weigh_tickets')
    .select('id')
    .where(time, 'is not', null)
    .where('is_voided', '=', sql.lit(false))
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(MAX_LATEST))
  return on.selectFrom(last.as('last')).selectAll()
}
