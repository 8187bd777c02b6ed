import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/**
 * The orders of a vendor that still need its customer, the oldest first: neither deleted nor canceled, and their
 * payable not set up.
 */
export function openOrders(vendorId: string) {
  return selectOpenOrders().select('existing_orders.id').where('vendor_id', '=', vendorId).execute()
}

/** As `openOrders`, of the vendors of these accounts. */
export function openOrdersOf(accounts: readonly string[]) {
  return selectOpenOrders()
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select('account_number')
    .where('account_number', '=', sql<string>`any (${accounts}::text[])`)
    .execute()
}

function selectOpenOrders() {
  return db()
    .selectFrom('existing_orders')
    .select('number')
    .where('state', '<>', 'F')
    .where(sql<boolean>`coalesce(purchase_state, '') not in ('CC', 'IV')`)
    .orderBy('existing_orders.created_at')
    .orderBy('number')
}
