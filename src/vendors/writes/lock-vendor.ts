import { requireVersion } from '../../identity/reads/stale.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import { vendor as vendorOnTheWire } from '../contract/record.ts'
import { type Reader, vendorNow } from '../reads/vendor.ts'

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
export function requireVendorVersion(
  { id, version, created_at: made }: Vendor,
  base: number | null | undefined,
  ctx: Reader,
): Promise<void> {
  const present = async () => vendorOnTheWire.parse(await vendorNow(id, ctx))
  return requireVersion('vendor', base, { id, version, made, present })
}

/** Counts a change of a vendor: its next version. */
export async function countChange(vendorId: string): Promise<void> {
  await db()
    .updateTable('vendors')
    .set({ version: NEXT_VERSION })
    .where('id', '=', vendorId)
    .execute()
}
