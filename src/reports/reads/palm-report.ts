import { type NotNull, sql } from 'kysely'
import { snapshot } from '../../platform/db.ts'
import { palmFigures } from '../rules/palm.ts'
import { palmSumsOf } from './palm-sums.ts'
import { weighedOut } from './weighed-out.ts'
import { yieldsOf } from './yields.ts'

/** The palm weighed out on `day` ('YYYY-MM-DD'), in the order in which it left, and the figures of the day. */
export function palmReport(day: string) {
  return snapshot(async () => ({
    ReportPalm: await ticketsOut(day),
    Stats: {
      ...palmFigures(await palmSumsOf(day)),
      YieldPercent: (await yieldsOf(day, day)).get(day) ?? null,
    },
  }))
}

function ticketsOut(day: string) {
  return weighedOut()
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .leftJoin('gradings_in_force as gradings', 'gradings.ticket_id', 'weigh_tickets.id')
    .select([
      'weigh_tickets.id as SSWeightID',
      'weigh_tickets.slip_number as SequenceWeightOut',
      'weigh_tickets.time_out as WeightTimeOut',
      'customers.code as AVL',
      'customers.name as CustomerName',
      'weigh_tickets.registration as CarRegister',
      'weigh_tickets.product_code as ProductDataID',
      'weigh_tickets.product_type_name as ProductTypeName',
      'ticket_payments.net_weight_kg as WeightNet',
      sql<string | null>`case when is_return then reject_weight_kg end`.as('SysPalmReturnWeight'),
      'gradings.grade_percent as SysProductGrade',
      'ticket_payments.net_price as SysPrice',
      'ticket_payments.amount as Amount',
    ])
    .where('weigh_tickets.day_out', '=', day)
    .orderBy('weigh_tickets.time_out')
    .orderBy('weigh_tickets.id')
    .$narrowType<{ WeightTimeOut: NotNull; WeightNet: NotNull }>()
    .execute()
}
