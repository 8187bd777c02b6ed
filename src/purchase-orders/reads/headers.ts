import { type AliasedExpression, type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { aliased } from '../../platform/fields.ts'
import { statement } from '../../platform/statement.ts'
import type { Tables } from '../../platform/tables.ts'
import { CONDITION_FIELDS, DIMENSION_FIELDS } from '../rules/fields.ts'
import { BADGES, type PurchaseState, STATES, STEPS, type State } from '../rules/states.ts'
import type { PurchaseOrdersTable } from '../tables.ts'

/** The approval states of an order that is not approved. */
const UNAPPROVED = sql.lit(
  `{${STATES.filter((state) => BADGES[state].past <= STEPS.indexOf('approved'))}}`,
)

/** An order's row under the name `po`; what the parts of the select list are joined to. */
export type PurchaseOrder = Selectable<PurchaseOrdersTable>
type OfOrder = ExpressionBuilder<Tables & { po: PurchaseOrder }, 'po'>

/** The orders of `orders`, as the wire has them. */
export function headersOf(orders: AliasedExpression<PurchaseOrder, 'po'>) {
  return db()
    .selectFrom(orders)
    .innerJoin('officers as creator', 'creator.id', 'po.created_by')
    .leftJoin('officers as submitter', 'submitter.id', 'po.submitted_by')
    .leftJoin('payables', 'payables.order_id', 'po.id')
    .innerJoinLateral(summed.as<'summed'>(sql`summed`), (join) => join.onTrue())
    .leftJoinLateral(approval, (join) => join.onTrue())
    .leftJoinLateral(rejection, (join) => join.onTrue())
    .select((eb) => [
      'po.id as UUID',
      'po.number as PONumber',
      'po.vendor_id as VendorUUID',
      'po.vendor_account_number as VendorAccountNumber',
      'po.vendor_name as VendorOrganizationName',
      eb.ref('po.avl_code').$castTo<string | null>().as('AVL'),
      'po.created_at as Created',
      'po.created_by as OfficerUUID',
      'creator.first_name as OfficerName',
      'creator.last_name as OfficerLastname',
      eb.ref('po.state').$castTo<State>().as('State'),
      eb.ref('po.purchase_state').$castTo<PurchaseState | null>().as('StatePurchase'),
      total('line_count').as('TotalLine'),
      total('received_count').as('TotalReceipt'),
      total('total_weight_kg').as('TotalWeight'),
      total('total_amount').as('TotalAmount'),
      total('overridden_count').as('TotalOverride'),
      'po.submitted_by as SubmittedBy',
      'submitter.full_name as SubmittedByName',
      'approval.officer as ApprovedByName',
      'approval.taken_at as ApprovedAt',
      sql<boolean>`coalesce(approval.is_alone, false)`.as('ApprovedAlone'),
      'rejection.reason as RejectReason',
      'payables.set_up_at as InvoicedAt',
      'po.version as Version',
    ])
}

/** One order as the wire has it; refuses `po.notFound`, also when it is deleted. */
export async function headerOf(orderId: string) {
  const [header] = await readHeader({ orderId })
  return header ?? refuse('po.notFound')
}

const readHeader = statement(({ orderId }: { orderId: string }) => headersOf(present(orderId)))

/** The order of that id, unless it is deleted. */
export function present(orderId: string): AliasedExpression<PurchaseOrder, 'po'> {
  return db().selectFrom('existing_orders').selectAll().where('id', '=', orderId).as('po')
}

/** Refuses `po.notFound` where there is no such order, also when it is deleted. */
export async function refuseMissing(orderId: string): Promise<void> {
  const order = await db()
    .selectFrom('existing_orders')
    .select('id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) refuse('po.notFound')
}

interface Totals {
  line_count: number
  received_count: number
  overridden_count: number
  total_weight_kg: string
  total_amount: string
}

/** What the lines of an order that keeps no totals come to; of another one nothing is read. */
const summed = sql<Totals>`totals_of_order(case when po.line_count is null then po.id end)`

function total<C extends keyof Totals>(column: C) {
  return sql<Totals[C]>`coalesce(${sql.ref(`po.${column}`)}, ${sql.ref(`summed.${column}`)})`
}

function approval(eb: OfOrder) {
  return eb
    .selectFrom('order_steps')
    .innerJoin('officers', 'officers.id', 'order_steps.taken_by')
    .select(['taken_at', 'full_name as officer', 'is_alone'])
    .whereRef('order_id', '=', 'po.id')
    .where('action', '=', 'approve')
    .where('po.state', '<>', sql<string>`all(${UNAPPROVED})`)
    .orderBy('order_steps.id', 'desc')
    .limit(1)
    .as('approval')
}

function rejection(eb: OfOrder) {
  return eb
    .selectFrom('order_steps')
    .select('reason')
    .whereRef('order_id', '=', 'po.id')
    .whereRef('po.state', '=', sql.val('RJ'))
    .where('action', '=', 'reject')
    .orderBy('order_steps.id', 'desc')
    .limit(1)
    .as('rejection')
}

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
