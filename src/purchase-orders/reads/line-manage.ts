import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { MOST_ROWS } from '../../platform/paging.ts'
import { linesOpen } from '../rules.ts'
import { headerOf } from './headers.ts'
import { linesOf } from './lines.ts'

/** An order with its conditions, its lines, and the tickets that can be added to it. */
export async function lineManage(orderId: string) {
  const header = await headerOf(orderId)
  const { customer_id, is_linked, ...conditions } = await conditionsOf(orderId)
  const isOpen = linesOpen({ state: header.State, purchaseState: header.StatePurchase })
  const AVL = isOpen && !is_linked ? null : header.AVL
  const [po_line, weight] = await Promise.all([
    linesOf([orderId]),
    isOpen && is_linked ? freeTickets(customer_id) : [],
  ])
  return { po_header: { ...header, ...conditions, AVL }, po_line, weight }
}

/** What an order was bought on, with its customer and their tax. */
export function conditionsOf(orderId: string) {
  return db()
    .selectFrom('purchase_orders as po')
    .innerJoin('warehouses', 'warehouses.code', 'po.warehouse_code')
    .innerJoin('customers', 'customers.id', 'po.customer_id')
    .innerJoin('member_levels', 'member_levels.id', 'customers.level_id')
    .select([
      'po.customer_id',
      sql<boolean>`exists (
        select from vendor_links
        where vendor_id = po.vendor_id and customer_id = po.customer_id and unlinked_at is null
      )`.as('is_linked'),
      sql<'Yes' | 'No'>`case when includes_tax then 'Yes' else 'No' end`.as('InclTax'),
      'po.site_code as Site',
      'po.warehouse_code as Warehouse',
      'warehouses.name as WarehouseName',
      'use_day as DateOfUse',
      'expire_day as DateofExpire',
      'ffa_max as FFAMax',
      'moisture_max as MIMax',
      'dobi_min as DobiMin',
      'iodine_max as IVMax',
      'iodine_min as IVMin',
      'colour_blue as ColorB',
      'colour_red as ColorR',
      'colour_yellow as ColorY',
      'receive_criteria as CriteriaReceive',
      'deliver_quantity as QTYDeliver',
      'delivery as Delivery',
      'payment as Payment',
      'condition as Condition',
      'dimension_1 as FinDim1',
      'dimension_2 as FinDim2',
      'dimension_3 as FinDim3',
      'dimension_4 as FinDim4',
      'dimension_5 as FinDim5',
      'dimension_6 as FinDim6',
      'dimension_7 as FinDim7',
      'member_levels.name as CustomerLevelName',
      'member_levels.level_price as CustomerLevelPrice',
      sql<boolean>`exists (
        select from premiums where premiums.vendor_id = po.vendor_id and removed_at is null
      )`.as('VendorIsPremium'),
      'customers.tax_percent as SysTaxDeduction',
    ])
    .where('po.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** Tickets of a customer that are graded, priced, weighed out and on no order; the newest first. */
function freeTickets(customerId: number) {
  return db()
    .selectFrom('tickets_to_order as free')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'free.ticket_id')
    .innerJoin('customers', 'customers.id', 'free.customer_id')
    .innerJoin('gradings', (join) =>
      join.onRef('gradings.ticket_id', '=', 'weigh_tickets.id').on('superseded_at', 'is', null),
    )
    .innerJoin('valuations', (join) =>
      join.onRef('valuations.ticket_id', '=', 'weigh_tickets.id').on('voided_at', 'is', null),
    )
    .select((eb) => [
      'weigh_tickets.id as ID',
      'weigh_tickets.id as SSWeightID',
      'slip_number as SequenceWeightOut',
      'registration as CarRegister',
      'customers.name as CustomerName',
      'customers.code as CustomerDataID',
      'customers.code as AVL',
      'weight_in_kg as WeightIn',
      eb.ref('weight_out_kg').$notNull().as('WeightOut'),
      eb.ref('net_weight_kg').$notNull().as('WeightNet'),
      'time_in as WeightTimeIn',
      'free.time_out as WeightTimeOut',
      'valuations.net_price as SysPrice',
      'gradings.grade_percent as SysProductGrade',
      'product_code as ProductDataID',
      'product_type_name as ProductTypeName',
      'remark as Remark1',
    ])
    .where('free.customer_id', '=', customerId)
    .orderBy('free.time_out', 'desc')
    .orderBy('free.ticket_id', 'desc')
    .limit(MOST_ROWS)
    .execute()
}
