import { sql } from 'kysely'
import { refuse } from '../../platform/errors.ts'
import { aliased } from '../../platform/fields.ts'
import { statement } from '../../platform/statement.ts'
import { CONDITION_FIELDS, DIMENSION_FIELDS } from '../rules/fields.ts'
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
    .select(aliased('po', CONDITION_FIELDS))
    .select(aliased('po', DIMENSION_FIELDS))
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
      'member_levels.name as CustomerLevelName',
      'member_levels.level_price as CustomerLevelPrice',
      sql<boolean>`exists (
        select from premiums_in_force where vendor_id = po.vendor_id
      )`.as('VendorIsPremium'),
      'order_accounts.tax_percent as SysTaxDeduction',
    ]),
)
