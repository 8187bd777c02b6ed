import type { NotNull } from 'kysely'
import { db, snapshot } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { addDays } from '../../platform/thai-date.ts'
import { NO_PALM, palmFigures, yieldGap } from '../rules/palm.ts'
import { palmSums, palmSumsOf } from './palm-sums.ts'
import { yieldsOf } from './yields.ts'

/** The palm weighed out on `day` ('YYYY-MM-DD'), in the order in which it left, and the figures of the day. */
export function palmReport(day: string) {
  return snapshot(async () => {
    const [ReportPalm, sums, yields] = await Promise.all([
      ticketsOut({ day }),
      palmSumsOf(day),
      yieldsOf(day, day),
    ])
    return { ReportPalm, Stats: { ...palmFigures(sums), YieldPercent: yields.get(day) ?? null } }
  })
}

const ticketsOut = statement(({ day }: { day: string }) =>
  db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .select([
      'weigh_tickets.id as SSWeightID',
      'slip_number as SequenceWeightOut',
      'time_out as WeightTimeOut',
      'customers.code as AVL',
      'weigh_tickets.customer_name as CustomerName',
      'registration as CarRegister',
      'product_code as ProductDataID',
      'product_type_name as ProductTypeName',
      'net_weight_kg as WeightNet',
      'current_return_kg as SysPalmReturnWeight',
      'current_grade_percent as SysProductGrade',
      'current_net_price as SysPrice',
      'current_amount as Amount',
    ])
    .where('day_out', '=', day)
    .orderBy('time_out')
    .orderBy('weigh_tickets.id')
    .$narrowType<{ WeightTimeOut: NotNull; WeightNet: NotNull }>(),
)

/** The figures of each day of the month that `within` is a day of, up to `today`; none of a month to come. */
export async function palmMonth(within: string, today: string) {
  const days = daysOfMonth(within, today)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  return snapshot(async () => {
    const [palm, yields] = await Promise.all([palmSums({ first, last }), yieldsOf(first, last)])
    return days.map((day) => {
      const figures = palmFigures(palm.get(day) ?? NO_PALM)
      const YieldPercent = yields.get(day) ?? null
      return { Date: day, ...figures, YieldPercent, ...yieldGap(figures, YieldPercent) }
    })
  })
}

function daysOfMonth(within: string, today: string): string[] {
  const month = within.slice(0, 7)
  const days: string[] = []
  for (let next = `${month}-01`; next.startsWith(month) && next <= today; next = addDays(next, 1)) {
    days.push(next)
  }
  return days
}
