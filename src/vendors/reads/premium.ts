import { sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { idsInOrder } from '../../platform/id-rows.ts'
import { asPage } from '../../platform/paging.ts'
import type { calls } from '../contract.ts'
import { BY_CODE, sortedPage } from './sorting.ts'

/** A vendor and its customer by code and name; refuses `vendor.notFound`. */
export async function named(id: string) {
  const vendor = await namedVendors().where('vendors.id', '=', id).executeTakeFirst()
  return vendor ?? refuse('vendor.notFound')
}

/** Every vendor by its code and name, and those of its customer. */
export function namedVendors() {
  return db()
    .selectFrom('vendors')
    .leftJoin('links_in_force as vendor_links', 'vendor_links.vendor_id', 'vendors.id')
    .leftJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .select([
      'vendors.id as UUID',
      'account_number as VendorAccountNumber',
      'vendors.name as VendorOrganizationName',
      'customers.code as CustomerCustomerID',
      'customers.name as CustomerCustomerName',
    ])
}

type ListFilters = Parsed<typeof calls.getPremiumVendors>

/** A page of the premium vendors that match, sorted; by code where nothing is said. */
export async function premiumList({ sort, page, ...filters }: ListFilters) {
  const { found, ids } = await sortedPage({ ...filters, premiumOnly: true }, sort ?? BY_CODE, page)
  const data = await namedVendors()
    .innerJoin(
      idsInOrder(ids).as<'requested'>(sql`requested (id, place)`),
      'requested.id',
      'vendors.id',
    )
    .innerJoin('premiums_in_force as premiums', 'premiums.vendor_id', 'vendors.id')
    .leftJoin('officers', 'officers.id', 'premiums.added_by')
    .select(['added_at as AddedAt', 'officers.full_name as AddedBy'])
    .orderBy('requested.place')
    .execute()
  return asPage(page, found, data)
}
