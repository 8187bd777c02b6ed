import type { Insertable } from 'kysely'
import type { OfficerAct } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { headerOf } from '../reads/headers.ts'
import type { PurchaseOrdersTable } from '../tables.ts'
import { nextNumber, sequenceOf } from './order-number.ts'
import { conditions, dimensionsOf, type NewOrder, placeOf } from './order-terms.ts'

/** Makes a draft for a vendor that is linked and has a D7; its number follows the last one of its month. */
export function createHeader(order: NewOrder, act: OfficerAct) {
  return transaction(async () => {
    const vendor = await vendorOf(order)
    const terms = { ...conditions(order), ...(await placeOf(order)) }
    const dimensions = await dimensionsOf(order, vendor.dimension_7)
    const number = await nextNumber(await sequenceOf(order), act.now)
    const id = await insertDraft({ number, ...vendor, ...terms, ...dimensions }, act)
    publishChange('orders', [id])
    return headerOf(id)
  })
}

type Draft = Omit<Insertable<PurchaseOrdersTable>, 'created_at' | 'created_by'>

async function insertDraft(draft: Draft, act: OfficerAct): Promise<string> {
  const { id } = await db()
    .insertInto('purchase_orders')
    .values({ ...draft, created_at: act.now, created_by: act.officer.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const step = { action: 'create', state: 'D', taken_at: act.now, taken_by: act.officer.id }
  await db()
    .insertInto('order_steps')
    .values({ ...step, order_id: id })
    .execute()
  await audit(act, { action: 'po.create', entity: 'order', id, after: draft })
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
