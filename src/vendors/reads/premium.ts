import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { asPage, count, windowOf } from '../../platform/paging.ts'
import { type Filters, matchingVendors } from './matching.ts'

/** A vendor and its customer by code and name; refuses `vendor.notFound`. */
export async function named(id: string) {
  const vendor = await namedVendors().where('vendors.id', '=', id).executeTakeFirst()
  return vendor ?? refuse('vendor.notFound')
}

/** Every vendor by its code and name, and those of its customer. */
export function namedVendors() {
  return db()
    .selectFrom('vendors')
    .leftJoin('vendor_links', (join) =>
      join.onRef('vendor_links.vendor_id', '=', 'vendors.id').on('unlinked_at', 'is', null),
    )
    .leftJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .select([
      'vendors.id as UUID',
      'account_number as VendorAccountNumber',
      'vendors.name as VendorOrganizationName',
      'customers.code as CustomerCustomerID',
      'customers.name as CustomerCustomerName',
    ])
}

/** A page of the premium vendors that match, by code. */
export async function premiumList(filters: Filters & { page: number }) {
  const premium = matchingVendors(filters)
    .innerJoin('premiums', 'premiums.vendor_id', 'vendors.id')
    .where('removed_at', 'is', null)
  const { limit, offset } = windowOf(filters.page)
  const cut = premium
    .select(['vendors.id', 'added_at', 'added_by'])
    .orderBy('account_number')
    .limit(limit)
    .offset(offset)
  const rows = namedVendors()
    .innerJoin(cut.as('cut'), 'cut.id', 'vendors.id')
    .leftJoin('officers', 'officers.id', 'cut.added_by')
    .select([
      'cut.added_at as AddedAt',
      sql<string | null>`officers.first_name || ' ' || officers.last_name`.as('AddedBy'),
    ])
    .orderBy('account_number')
  const [found, data] = await Promise.all([count(premium.select('vendors.id')), rows.execute()])
  return asPage(filters.page, found, data)
}
