import { sql } from 'kysely'
import type { HandlerResult } from '../../platform/call.ts'
import { snapshot } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { dayFigures } from '../rules.ts'
import { netByHour, sumsOfDays } from './days.ts'
import { boardRows } from './waiting.ts'

type Overview = HandlerResult<typeof calls.getOverview>

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
const paid = statement(
  ({ day }: { day: string }) => sql<{ Payable: string }>`
    select coalesce(sum(paid), 0) as "Payable" from ticket_payments where day_out = ${day}::date`,
)

/** How many of the day's tickets have each grade. */
const grades = statement(
  ({ day }: { day: string }) => sql<{ SysProductGrade: number; Tickets: number }>`
    select current_grade_percent as "SysProductGrade", count(*)::int as "Tickets"
    from weigh_tickets where day_out = ${day}::date and current_grade_percent is not null
    group by current_grade_percent order by current_grade_percent`,
)

/** The sellers of the most palm of the day. */
const largest = statement(
  ({ day }: { day: string }) => sql<Overview['Largest'][number]>`
    select code as "AVL", name as "CustomerName", net_kg as "WeightNet"
    from (
      select customer_id, sum(net_weight_kg) as net_kg from weigh_tickets where day_out = ${day}::date
      group by customer_id
    ) sold join customers on customers.id = customer_id
    order by net_kg desc, code limit 5`,
)

/** The tickets that were weighed in or out last; each of the two is found by its own index. */
const latest = statement(
  () => sql<Overview['Latest'][number]>`
    select ticket.id as "ID", scale_id_in as "WeightScaleIDIn", slip_number as "SequenceWeightOut",
      registration as "CarRegister", customer_name as "CustomerName", time_in as "WeightTimeIn",
      time_out as "WeightTimeOut", net_weight_kg as "WeightNet", current_grade_percent as "SysProductGrade",
      current_net_price as "SysPrice"
    from (
      (select id from weigh_tickets where time_in is not null and is_voided = false
        order by time_in desc, id desc limit 5)
      union
      (select id from weigh_tickets where time_out is not null and is_voided = false
        order by time_out desc, id desc limit 5)
    ) seen join weigh_tickets ticket using (id)
    order by greatest(time_in, time_out) desc, ticket.id desc limit 5`,
)
