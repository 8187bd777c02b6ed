import type { Insertable } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { headerOf } from '../reads/headers.ts'
import type { PurchaseOrdersTable } from '../tables.ts'
import { nextNumber, sequenceOf } from './order-number.ts'
import { conditions, dimensionsOf, type NewOrder, placeOf } from './order-terms.ts'

/** Makes a draft for a vendor that is linked and has a D7; its number follows the last one of its month. */
export function createHeader(order: NewOrder, ctx: OfficerContext) {
  return transaction(async () => {
    const vendor = await vendorOf(order)
    const terms = { ...conditions(order), ...(await placeOf(order)) }
    const dimensions = await dimensionsOf(order, vendor.dimension_7)
    const number = await nextNumber(await sequenceOf(order), ctx.now)
    const id = await insertDraft({ number, ...vendor, ...terms, ...dimensions }, ctx)
    publishChange('orders', [id])
    return headerOf(id)
  })
}

type Draft = Omit<Insertable<PurchaseOrdersTable>, 'created_at' | 'created_by'>

async function insertDraft(draft: Draft, ctx: OfficerContext): Promise<string> {
  const { id } = await db()
    .insertInto('purchase_orders')
    .values({ ...draft, created_at: ctx.now, created_by: ctx.officer.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const step = { action: 'create', state: 'D', taken_at: ctx.now, taken_by: ctx.officer.id }
  await db()
    .insertInto('order_steps')
    .values({ ...step, order_id: id })
    .execute()
  await audit(ctx, { action: 'po.create', entity: 'order', id, after: draft })
  return id
}

/** The vendor is held first, since who unlinks it meanwhile would not be seen in one look. */
async function vendorOf({ VendorUUID }: NewOrder) {
  await db().selectFrom('vendors').select('id').where('id', '=', VendorUUID).forShare().execute()
  const vendor = await db()
    .selectFrom('vendors')
    .leftJoin('links_in_force as vendor_links', 'vendor_links.vendor_id', 'vendors.id')
    .leftJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .select([
      'vendors.id as vendor_id',
      'vendors.account_number as vendor_account_number',
      'vendors.name as vendor_name',
      'vendors.dimension_7',
      'customers.id as customer_id',
      'customers.code as avl_code',
    ])
    .where('vendors.id', '=', VendorUUID)
    .executeTakeFirst()
  if (!vendor) refuse('vendor.notFound')
  const { customer_id, avl_code, dimension_7 } = vendor
  if (!dimension_7) refuse('po.noD7', { vendor: vendor.vendor_name })
  if (customer_id === null || avl_code === null) {
    refuse('po.vendorNotLinked', { vendor: vendor.vendor_name })
  }
  return { ...vendor, customer_id, avl_code, dimension_7 }
}
