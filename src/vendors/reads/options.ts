import { sql } from 'kysely'
import { contains, patternFor, searchFor } from '../../platform/contains.ts'
import { db } from '../../platform/db.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { typedKey } from '../../platform/search-key.ts'
import { customerHas, hasInIt } from './matching.ts'
import { namedVendors } from './premium.ts'

interface Search {
  filterSearch?: string | null
}

/** The groups of products by code, of which the first is the usual one. */
export function groupOptions() {
  return db()
    .selectFrom('product_groups')
    .select(['id as UUID', 'id as ID', 'name as Name', 'code as ProductCode'])
    .orderBy('code')
    .execute()
}

/** What a vendor's D7 can be, by value. */
export function dimension7Options({ filterSearch }: Search) {
  const key = typedKey(filterSearch)
  const search = patternFor(key)
  return db()
    .selectFrom('financial_dimensions')
    .select(['value as ID', 'value as DimensionValue', 'description as Description'])
    .where('dimension', '=', 7)
    .$if(key !== '', (query) =>
      query.where(
        sql<boolean>`(${contains('value', search)} or ${contains('description', search)})`,
      ),
    )
    .orderBy('value')
    .limit(MAX_ROWS)
    .execute()
}

/** The customers that no vendor is linked to, by name. */
export function unlinkedCustomers({ filterSearch }: Search) {
  const key = typedKey(filterSearch)
  return db()
    .selectFrom('known_customers as customers')
    .select(['id as CustomerID', 'code as CustomerCustomerID', 'name as CustomerCustomerName'])
    .where(sql<boolean>`not exists (select from links_in_force where customer_id = customers.id)`)
    .$if(key !== '', (query) => query.where(customerHas(searchFor(key))))
    .orderBy(sql`name collate "th-x-icu"`)
    .orderBy('code')
    .limit(MAX_ROWS)
    .execute()
}

/** The vendors that are not premium, by name. */
export async function vendorsWithoutPremium({ filterSearch }: Search) {
  let vendors = namedVendors().where(
    sql<boolean>`not exists (select from premiums_in_force where vendor_id = vendors.id)`,
  )
  const key = typedKey(filterSearch)
  if (key) vendors = vendors.where(await hasInIt(key))
  return vendors
    .orderBy(sql`vendors.name collate "th-x-icu"`)
    .orderBy('account_number')
    .limit(MAX_ROWS)
    .execute()
}
