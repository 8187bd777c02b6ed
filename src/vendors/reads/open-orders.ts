import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/**
 * The orders of a vendor that still need its customer, the oldest first: neither deleted nor canceled, and their
 * payable not set up.
 */
export function openOrders(vendorId: string) {
  return db()
    .selectFrom('existing_orders')
    .select(['id', 'number'])
    .where('vendor_id', '=', vendorId)
    .where('state', '<>', 'F')
    .where(sql<boolean>`coalesce(purchase_state, '') not in ('CC', 'IV')`)
    .orderBy('created_at')
    .orderBy('number')
    .execute()
}
