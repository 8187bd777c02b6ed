import { sql } from 'kysely'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { headersOf, present } from './headers.ts'

/**
 * One order as the wire has it, with what it was bought on, its customer and their tax, which is the payable's
 * copy once that is set up; refuses `po.notFound`.
 */
export async function headerWithConditions(orderId: string) {
  const [found] = await readWithConditions({ orderId })
  return found ?? refuse('po.notFound')
}

const readWithConditions = statement(({ orderId }: { orderId: string }) =>
  headersOf(present(orderId))
    .innerJoin('warehouses', 'warehouses.code', 'po.warehouse_code')
    .innerJoin('customers', 'customers.id', 'po.customer_id')
    .innerJoin('member_levels', 'member_levels.id', 'customers.level_id')
    .innerJoin('order_accounts', 'order_accounts.order_id', 'po.id')
    .select([
      'po.customer_id',
      sql<boolean>`exists (
        select from links_in_force
        where vendor_id = po.vendor_id and customer_id = po.customer_id
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
        select from premiums_in_force where vendor_id = po.vendor_id
      )`.as('VendorIsPremium'),
      'order_accounts.tax_percent as SysTaxDeduction',
    ]),
)
