import { refuseStale } from '../../identity/reads.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { vendor as vendorOnTheWire } from '../contract/record.ts'
import { vendorNow } from '../reads/vendor.ts'

export type Vendor = Awaited<ReturnType<typeof lockVendor>>

/**
 * Holds a vendor until the transaction ends, so that nobody else changes, links or orders from it meanwhile.
 * Refuses `vendor.notFound`.
 */
export async function lockVendor(id: string) {
  const vendor = await db()
    .selectFrom('vendors')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return vendor ?? refuse('vendor.notFound')
}

/** The customer that a vendor, which is held, is linked to. */
export function linkedCustomer(vendorId: string) {
  return db()
    .selectFrom('links_in_force')
    .innerJoin('customers', 'customers.id', 'links_in_force.customer_id')
    .select(['links_in_force.id as link_id', 'customers.id', 'customers.code', 'customers.name'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
}

/** Refuses `sys.stale` with the present vendor where an officer saw another version of it. */
export async function requireVersion(
  { id, version, created_at }: Vendor,
  seen: number | null | undefined,
  now: Date,
): Promise<void> {
  if (seen == null || seen === version) return
  const present = vendorOnTheWire.parse(await vendorNow(id, now))
  await refuseStale('vendor', { id, made: created_at, present })
}

/** Counts a change of a vendor: its next version. */
export async function countChange(vendorId: string): Promise<void> {
  await db()
    .updateTable('vendors')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', vendorId)
    .execute()
}
