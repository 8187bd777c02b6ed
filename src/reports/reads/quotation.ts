import { db } from '../../platform/db.ts'
import { addDays, dayBegins } from '../../platform/thai-date.ts'
import { estateGroupOf } from '../rules.ts'

export type Quotation = Awaited<ReturnType<typeof quotation>>

/**
 * The price of every customer and product of which a ticket was priced on `day` ('YYYY-MM-DD'), by estate group, product
 * and customer: of the prices in force the one that was fixed last. Baht per kg.
 */
export async function quotation(day: string) {
  const prices = await latestPrices(day)
  return {
    group1: prices.filter(({ CustomerDataID }) => estateGroupOf(CustomerDataID) === '1'),
    group2: prices.filter(({ CustomerDataID }) => estateGroupOf(CustomerDataID) === '2'),
  }
}

function latestPrices(day: string) {
  return db()
    .selectFrom('valuations_in_force as valuations')
    .innerJoin('gradings', 'gradings.id', 'valuations.grading_id')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'valuations.ticket_id')
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .distinctOn(['weigh_tickets.product_code', 'customers.code'])
    .select([
      'customers.code as CustomerDataID',
      'weigh_tickets.customer_name as CustomerName',
      'weigh_tickets.product_code as ProductDataID',
      'weigh_tickets.product_type_name as ProductTypeName',
      'gradings.grade_percent as SysProductGrade',
      'valuations.grade_price as SysValuationPrice',
      'valuations.level_price as SysValuationLevelPrice',
      'valuations.premium_price as SysValuationPremium',
      'valuations.net_price as SysPrice',
      'valuations.valued_at as ValuedAt',
    ])
    .where('valuations.valued_at', '>=', dayBegins(day))
    .where('valuations.valued_at', '<', dayBegins(addDays(day, 1)))
    .orderBy('weigh_tickets.product_code')
    .orderBy('customers.code')
    .orderBy('valuations.valued_at', 'desc')
    .orderBy('valuations.id', 'desc')
    .execute()
}
