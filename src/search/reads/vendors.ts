import { sql } from 'kysely'
import { prefixPattern, searchFor } from '../../platform/contains.ts'
import { db } from '../../platform/db.ts'
import { asPage, count } from '../../platform/paging.ts'
import { customerHas, hasInIt } from '../../vendors/reads/matching.ts'
import { namedVendors } from '../../vendors/reads/premium.ts'
import { MAX_SHOWN } from '../rules.ts'

/** The vendors that have `key` in their code or name or in those of their customer, then the customers without a vendor. */
export async function findVendors(key: string) {
  const vendors = namedVendors().where(await hasInIt(key))
  const customers = db()
    .selectFrom('known_customers as customers')
    .where(customerHas(searchFor(key)))
    .where(sql<boolean>`not exists (select from links_in_force where customer_id = customers.id)`)
  const first = sql`search_key(account_number) like ${prefixPattern(key)}`
  const [linked, unlinked, vendorCount, customerCount] = await Promise.all([
    vendors
      .orderBy(first, 'desc')
      .orderBy(sql`vendors.name collate "th-x-icu"`)
      .limit(MAX_SHOWN)
      .execute(),
    customers
      .select(['code as AVL', 'name as VendorOrganizationName'])
      .orderBy('code')
      .limit(MAX_SHOWN)
      .execute(),
    count(vendors),
    count(customers.select('customers.id')),
  ])
  const data = [
    ...linked.map(({ VendorAccountNumber, VendorOrganizationName, CustomerCustomerID }) => ({
      VendorAccountNumber,
      VendorOrganizationName,
      AVL: CustomerCustomerID,
    })),
    ...unlinked.map((customer) => ({ VendorAccountNumber: null, ...customer })),
  ].slice(0, MAX_SHOWN)
  return asPage(0, vendorCount + customerCount, data)
}
