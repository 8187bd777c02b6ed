import { type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { containsPattern } from '../../platform/like-patterns.ts'
import { MAX_COUNTED } from '../../platform/paging.ts'

/** Parts of codes and names. */
export interface Filters {
  filterVendorAccountNumber?: string | null
  filterVendorOrganizationName?: string | null
  /** The customer's code (AVL). */
  filterCustomerID?: string | null
  filterCustomerName?: string | null
}

/**
 * The vendors that pass every filter. What is asked of customers is looked up by an index; where so many pass that
 * one vendor after the other is looked at (`oneByOne`), each is asked for its own.
 */
export function matchingVendors(filters: Filters, oneByOne = false) {
  const { filterVendorAccountNumber: account, filterVendorOrganizationName: name } = filters
  const { filterCustomerID: avl, filterCustomerName: customer } = filters
  let vendors = db().selectFrom('vendors')
  if (account) vendors = vendors.where('account_number', 'ilike', containsPattern(account))
  if (name) vendors = vendors.where('vendors.name', 'ilike', containsPattern(name))
  if (avl || customer) {
    const links = linksTo({ avl, customer })
    vendors = oneByOne
      ? vendors.where(
          sql<boolean>`exists (${links.where(sql<boolean>`vendor_id = vendors.id`)} offset 0)`,
        )
      : vendors.where('vendors.id', 'in', links)
  }
  return vendors
}

function linksTo({ avl, customer }: { avl?: string | null; customer?: string | null }) {
  let links = db()
    .selectFrom('links_in_force')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select('vendor_id')
  if (avl) links = links.where('code', 'ilike', containsPattern(avl))
  if (customer) links = links.where('customers.name', 'ilike', containsPattern(customer))
  return links
}

/**
 * Whether a vendor, joined to its customer, has `typed` in its code or name, or in those of the customer. Those that
 * are few are found by their indexes; where they are many, who looks for some of them soon finds enough.
 */
export async function hasInIt(typed: string): Promise<RawBuilder<boolean>> {
  const pattern = containsPattern(typed)
  const { rows } = await sql<{ id: string }>`
    (select id from vendors where account_number ilike ${pattern} or name ilike ${pattern}
    union all
    select vendor_id from links_in_force join customers on customers.id = customer_id
    where code ilike ${pattern} or name ilike ${pattern})
    limit ${MAX_COUNTED + 1}`.execute(db())
  if (rows.length <= MAX_COUNTED) {
    return sql<boolean>`vendors.id = any(${rows.map(({ id }) => id)}::uuid[])`
  }
  return sql<boolean>`(vendors.account_number ilike ${pattern} or vendors.name ilike ${pattern}
    or customers.code ilike ${pattern} or customers.name ilike ${pattern})`
}
