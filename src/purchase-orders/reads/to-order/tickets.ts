import { type ExpressionBuilder, sql } from 'kysely'
import { db } from '../../../platform/db.ts'
import { statement } from '../../../platform/statement.ts'
import type { Tables } from '../../../platform/tables.ts'
import type { TicketsToOrderTable } from '../../tables.ts'

/** Tickets of one answer, at most. */
export const MAX_TICKETS = 5000

/** What a ticket brought, for orders: a product group, or a product that is in none. */
const GROUP = sql<string>`coalesce(products.group_id::text, weigh_tickets.product_code)`

/** Who is paid for a ticket: palm that a join left behind is ordered of the one that its customer was joined into. */
const SELLER = sql<number>`coalesce(
  (select customer_id from links_in_force where customer_id = came.id), came.joined_into, came.id)`

export type FreeTicket = Awaited<ReturnType<typeof oldestTickets>>[number]

/** The oldest tickets that are on no order, each with its customer, vendor and product group. */
export const oldestTickets = statement(() =>
  db()
    .selectFrom(oldest().as('free'))
    .innerJoinLateral(ticketOfFree, (join) => join.onTrue())
    .leftJoin('products', 'products.code', 'weigh_tickets.product_code')
    .innerJoin('customers as came', 'came.id', 'free.customer_id')
    .innerJoin('customers', (join) => join.on('customers.id', '=', SELLER))
    .leftJoin('links_in_force as vendor_links', 'vendor_links.customer_id', 'customers.id')
    .leftJoin('vendors', 'vendors.id', 'vendor_links.vendor_id')
    .leftJoin('premiums_in_force as premiums', 'premiums.vendor_id', 'vendors.id')
    .leftJoin('product_groups', 'product_groups.id', 'products.group_id')
    .select((eb) => [
      'free.ticket_id as SSWeightID',
      'ticket_name as SequenceWeightOut',
      'registration as CarRegister',
      'free.time_out as WeightTimeOut',
      eb.ref('day_out').$notNull().as('WeightDateOut'),
      'weight_in_kg as WeightIn',
      eb.ref('weight_out_kg').$notNull().as('WeightOut'),
      eb.ref('net_weight_kg').$notNull().as('WeightNet'),
      eb.ref('current_grade_percent').$notNull().as('SysProductGrade'),
      eb.ref('current_net_price').$notNull().as('SysPrice'),
      eb.ref('current_amount').$notNull().as('Amount'),
    ])
    .select([
      GROUP.as('group'),
      sql<string>`coalesce(product_groups.name, weigh_tickets.product_code)`.as('groupName'),
      'customers.id as customerId',
      'customers.code as AVL',
      'customers.name as CustomerName',
      'customers.bank_account as account',
      'vendors.id as VendorUUID',
      'vendors.account_number as VendorAccountNumber',
      'vendors.name as VendorOrganizationName',
      'vendors.dimension_7 as FD7Value',
      sql<boolean>`premiums.id is not null`.as('VendorIsPremium'),
    ])
    .orderBy('free.time_out')
    .orderBy('free.ticket_id'),
)

/** Cut before anything is joined: PostgreSQL would else join all of them, to sort them then. */
function oldest() {
  return db()
    .selectFrom('tickets_to_order')
    .selectAll()
    .orderBy('time_out')
    .orderBy('ticket_id')
    .limit(sql.lit(MAX_TICKETS))
}

/** One by one, by its key: of thousands PostgreSQL would else look through every ticket of the mill. */
function ticketOfFree(eb: ExpressionBuilder<Tables & { free: TicketsToOrderTable }, 'free'>) {
  return eb
    .selectFrom('weigh_tickets')
    .selectAll()
    .whereRef('id', '=', 'free.ticket_id')
    .limit(sql.lit(1))
    .as('weigh_tickets')
}

/** How many tickets are on no order, of how many customers, and when the first of them left. */
export async function countToOrder() {
  const [found] = await readCounts({})
  return found!
}

const readCounts = statement(() =>
  db()
    .selectFrom('tickets_to_order')
    .select([
      sql<number>`count(*)`.as('tickets'),
      sql<number>`count(distinct customer_id)`.as('customers'),
      sql<Date | null>`min(time_out)`.as('since'),
    ]),
)
