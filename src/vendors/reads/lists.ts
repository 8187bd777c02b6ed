import { sql } from 'kysely'
import { asPage, count, MOST_ROWS, windowOf } from '../../platform/paging.ts'
import type { SORT_FIELDS } from '../rules.ts'
import { dailyPrice } from './daily-price.ts'
import { type Filters, matchingVendors } from './matching.ts'
import { vendorsOf } from './vendor.ts'

interface Sort {
  field: (typeof SORT_FIELDS)[number]
  direction: 'asc' | 'desc'
}

interface ListFilters extends Filters {
  filterProductGroupID?: string | null
  sort?: Sort | null
  page: number
}

const BY_CODE: Sort = { field: 'VendorAccountNumber', direction: 'asc' }
const KEYS = {
  VendorAccountNumber: sql`vendors.account_number`,
  VendorOrganizationName: sql`vendors.name collate "th-x-icu"`,
  CustomerCustomerID: sql`customers.code`,
  CustomerCustomerName: sql`customers.name collate "th-x-icu"`,
  FD7Value: sql`vendors.dimension_7`,
  CustomerLevel: sql`customers.level_id`,
}

/** A page of the vendors that match, with the daily price of the chosen group; refuses `group.notFound`. */
export async function vendorList(filters: ListFilters, now: Date) {
  const daily = await dailyPrice(filters.filterProductGroupID)
  const [found, ids] = await Promise.all([
    count(matchingVendors(filters).select('vendors.id')),
    sortedIds(filters),
  ])
  return asPage(filters.page, found, await vendorsOf(ids, now, daily))
}

async function sortedIds(filters: ListFilters): Promise<string[]> {
  const { field, direction } = filters.sort ?? BY_CODE
  const { limit, offset } = windowOf(filters.page)
  const rows = await matchingVendors(filters)
    .leftJoin('vendor_links', (join) =>
      join.onRef('vendor_links.vendor_id', '=', 'vendors.id').on('unlinked_at', 'is', null),
    )
    .leftJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .select('vendors.id')
    .orderBy(KEYS[field], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('account_number')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** Every vendor that matches, by code; where `after` is said, a thousand from the code that follows it. */
export async function exportedVendors(filters: Filters & { after?: string | null }, now: Date) {
  const daily = await dailyPrice()
  const thousandAfter = async (code: string) => vendorsOf(await idsAfter(code, filters), now, daily)
  if (filters.after != null) return thousandAfter(filters.after)
  const all = await thousandAfter('')
  for (let next = all; next.length === MOST_ROWS; ) {
    next = await thousandAfter(next.at(-1)!.VendorAccountNumber)
    all.push(...next)
  }
  return all
}

async function idsAfter(code: string, filters: Filters): Promise<string[]> {
  const rows = await matchingVendors(filters)
    .select('vendors.id')
    .where('account_number', '>', code)
    .orderBy('account_number')
    .limit(MOST_ROWS)
    .execute()
  return rows.map(({ id }) => id)
}
