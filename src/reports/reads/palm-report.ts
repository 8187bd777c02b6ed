import { type NotNull, sql } from 'kysely'
import { db, snapshot } from '../../platform/db.ts'
import { palmFigures } from '../rules/palm.ts'
import { palmSumsOf } from './palm-sums.ts'
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
  return db()
    .selectFrom('ticket_payments')
    .leftJoin('gradings_in_force as gradings', 'gradings.ticket_id', 'ticket_payments.ticket_id')
    .select([
      'ticket_payments.ticket_id as SSWeightID',
      'ticket_payments.slip_number as SequenceWeightOut',
      'ticket_payments.time_out as WeightTimeOut',
      'ticket_payments.customer_code as AVL',
      'ticket_payments.customer_name as CustomerName',
      'ticket_payments.registration as CarRegister',
      'ticket_payments.product_code as ProductDataID',
      'ticket_payments.product_type_name as ProductTypeName',
      'ticket_payments.net_weight_kg as WeightNet',
      sql<string | null>`case when is_return then reject_weight_kg end`.as('SysPalmReturnWeight'),
      'gradings.grade_percent as SysProductGrade',
      'ticket_payments.net_price as SysPrice',
      'ticket_payments.amount as Amount',
    ])
    .where('ticket_payments.day_out', '=', day)
    .orderBy('ticket_payments.time_out')
    .orderBy('ticket_payments.ticket_id')
    .$narrowType<{ WeightTimeOut: NotNull; WeightNet: NotNull }>()
    .execute()
}
