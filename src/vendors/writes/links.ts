import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls } from '../contract/links.ts'
import { openOrders } from '../reads/open-orders.ts'
import { vendorNow } from '../reads/vendor.ts'
import {
  countChange,
  linkedCustomer,
  lockVendor,
  requireVendorVersion,
  type Vendor,
} from './lock-vendor.ts'

export interface Link {
  vendorId: string
  customerId: number
  /** Of the vendor, as the officer saw it. */
  version?: number | null
}

/** Links a vendor to a customer, and returns it as it is then. */
export function link(
  { VendorUUID, CustomerID, Version }: Parsed<typeof calls.link>,
  ctx: CallContext,
) {
  return transaction(async () => {
    await linkVendor({ vendorId: VendorUUID, customerId: CustomerID, version: Version }, ctx)
    return vendorNow(VendorUUID, ctx)
  })
}

/** Links a vendor to a customer; refuses where either is linked already, whoever was first. */
export async function linkVendor(
  { vendorId, customerId, version }: Link,
  ctx: CallContext,
): Promise<void> {
  await transaction(async () => {
    const vendor = await lockVendor(vendorId)
    const linked = await linkedCustomer(vendorId)
    if (linked) refuse('vendor.alreadyLinked', { vendor: vendor.name, avl: linked.code })
    await requireVendorVersion(vendor, version, ctx)
    const customer = await customerOf(customerId)
    await insertLink(vendorId, customer, ctx)
    await countChange(vendorId)
    const after = auditValues(customer)
    await audit(ctx, { action: 'vendor.link', entity: 'vendor', id: vendorId, after })
    publishChange('vendors', [vendorId])
  })
}

/** Ends the link of a vendor to its customer, unless an order still needs it; returns the vendor as it is then. */
export function unlink({ VendorUUID: id, Version }: Parsed<typeof calls.unlink>, ctx: CallContext) {
  return transaction(async () => {
    const vendor = await lockVendor(id)
    const linked = await linkedCustomer(id)
    if (!linked) refuse('vendor.notLinked', { vendor: vendor.name })
    await requireVendorVersion(vendor, Version, ctx)
    await refuseOpenOrders(vendor)
    await db()
      .updateTable('vendor_links')
      .set({ unlinked_at: ctx.now, unlinked_by: ctx.officer?.id })
      .where('id', '=', linked.link_id)
      .execute()
    await countChange(id)
    const before = auditValues(linked)
    await audit(ctx, { action: 'vendor.unlink', entity: 'vendor', id, before })
    publishChange('vendors', [id])
    return vendorNow(id, ctx)
  })
}

interface Customer {
  id: number
  code: string
  name: string
}

async function customerOf(id: number): Promise<Customer> {
  // Held, so that nobody joins it into another one meanwhile.
  const customer = await db()
    .selectFrom('known_customers')
    .select(['id', 'code', 'name'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return customer ?? refuse('vendor.customerNotFound')
}

/** The constraint decides who is first; where the other one has let go meanwhile, this one comes in. */
async function insertLink(vendorId: string, customer: Customer, ctx: CallContext): Promise<void> {
  const linked = await db()
    .insertInto('vendor_links')
    .values({
      vendor_id: vendorId,
      customer_id: customer.id,
      linked_at: ctx.now,
      linked_by: ctx.officer?.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (linked) return
  const other = await vendorOf(customer.id)
  if (other) refuse('vendor.customerTaken', { avl: customer.code, other: other.name })
  await insertLink(vendorId, customer, ctx)
}

function vendorOf(customerId: number) {
  return db()
    .selectFrom('links_in_force')
    .innerJoin('vendors', 'vendors.id', 'links_in_force.vendor_id')
    .select('vendors.name')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

async function refuseOpenOrders({ id, name }: Vendor): Promise<void> {
  const open = await openOrders(id)
  const [first] = open
  if (!first) return
  const params = { vendor: name, n: open.length, po: first.number }
  refuse('vendor.openOrders', params, { present: { POHeaderUUID: first.id } })
}

function auditValues({ id, code, name }: Customer) {
  return { customer_id: id, customer_code: code, customer_name: name }
}
