import { sql } from 'kysely'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { statement } from '../../platform/statement.ts'
import { linesOpen, stateOf } from '../rules/states.ts'
import { withApprovalBlockers } from './approval-facts.ts'
import { headerWithConditions } from './headers.ts'
import { linesOfOne, OVERRIDE_COLUMNS } from './lines.ts'

/** An order with its conditions, its lines, and the tickets that can be added to it. */
export function lineManage(orderId: string, ctx: OfficerContext) {
  return readRecord(orderId, ctx, freeTickets)
}

/** An order with its conditions and its lines. */
export async function orderRecord(orderId: string, ctx: OfficerContext) {
  const { po_header, po_line } = await readRecord(orderId, ctx, async () => [])
  return { po_header, po_line }
}

async function readRecord(
  orderId: string,
  { officer }: OfficerContext,
  ticketsOf: typeof freeTickets,
) {
  const { customer_id, is_linked, ...header } = await headerWithConditions(orderId)
  const isOpen = linesOpen(stateOf(header))
  const AVL = isOpen && !is_linked ? null : header.AVL
  const [[po_header], po_line, weight] = await Promise.all([
    withApprovalBlockers([{ ...header, AVL }], officer),
    linesOfOne(orderId),
    isOpen && is_linked ? ticketsOf({ customerId: customer_id }) : [],
  ])
  return { po_header: po_header!, po_line, weight }
}

/** Tickets of a customer, and of those joined into it, that are graded, priced, weighed out and on no order; the newest first. */
const freeTickets = statement(({ customerId }: { customerId: number }) =>
  db()
    .selectFrom('tickets_to_order as free')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'free.ticket_id')
    .innerJoin('customers', 'customers.id', 'free.customer_id')
    .innerJoin('valuations_in_force as valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .innerJoin('officers as valuers', 'valuers.id', 'valuations.valued_by')
    .select((eb) => [
      'weigh_tickets.id as ID',
      'weigh_tickets.id as SSWeightID',
      'scale_id_in as WeightScaleIDIn',
      'slip_number as SequenceWeightOut',
      'registration as CarRegister',
      'weigh_tickets.customer_name as CustomerName',
      'customers.code as CustomerDataID',
      'customers.code as AVL',
      'weight_in_kg as WeightIn',
      eb.ref('weight_out_kg').$notNull().as('WeightOut'),
      eb.ref('net_weight_kg').$notNull().as('WeightNet'),
      'time_in as WeightTimeIn',
      'free.time_out as WeightTimeOut',
      'valuations.net_price as SysPrice',
      ...OVERRIDE_COLUMNS,
      eb.ref('current_grade_percent').$notNull().as('SysProductGrade'),
      'product_code as ProductDataID',
      'product_type_name as ProductTypeName',
      'remark as Remark1',
    ])
    .where(
      'free.customer_id',
      '=',
      sql<number>`any(array(select id from customers where id = ${customerId} or joined_into = ${customerId}))`,
    )
    .orderBy('free.time_out', 'desc')
    .orderBy('free.ticket_id', 'desc')
    .limit(sql.lit(MAX_ROWS)),
)
