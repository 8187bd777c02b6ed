import type { NotNull } from 'kysely'
import { db, snapshot } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { palmFigures } from '../rules/palm.ts'
import { palmSumsOf } from './palm-sums.ts'
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
