import type { Parsed } from '../../platform/call.ts'
import { asPage, MAX_ROWS } from '../../platform/paging.ts'
import type { calls } from '../contract.ts'
import { withAccountChecks } from './account-check.ts'
import { computedPage, isComputed } from './computed-sort.ts'
import { dailyPrices } from './daily-prices.ts'
import { type Filters, filteringOf, matchingVendors } from './matching.ts'
import { BY_CODE, type Sort, sortedPage } from './sorting.ts'
import { type Reader, vendorsOf } from './vendor.ts'

type ListFilters = Parsed<typeof calls.getVendors>

/** A page of the vendors that match, with the daily price of the chosen group; refuses `group.notFound`. */
export async function vendorList(filters: ListFilters, { now, officer }: Reader) {
  const { filterProductGroupID, page } = filters
  const sort = filters.sort ?? BY_CODE
  const prices = dailyPrices(now, filterProductGroupID)
  const [daily, { found, ids }] = await Promise.all([
    prices,
    isComputed(sort)
      ? prices.then((daily) => computedPage(filters, sort, page, now, daily))
      : sortedPage(filters, sort as Sort, page),
  ])
  const vendors = await vendorsOf(ids, now, daily)
  return asPage(page, found, await withAccountChecks(vendors, officer))
}

/** Every vendor that matches, by code; where `after` is said, a thousand from the code that follows it. */
export async function exportedVendors(filters: Filters & { after?: string | null }, now: Date) {
  const daily = await dailyPrices(now)
  const thousandAfter = async (code: string) => vendorsOf(await idsAfter(code, filters), now, daily)
  if (filters.after != null) return thousandAfter(filters.after)
  const all = await thousandAfter('')
  for (let next = all; next.length === MAX_ROWS; ) {
    next = await thousandAfter(next.at(-1)!.VendorAccountNumber)
    all.push(...next)
  }
  return all
}

async function idsAfter(code: string, filters: Filters): Promise<string[]> {
  const { matching, values } = filteringOf(filters)
  const rows = await matchingVendors(matching, values)
    .select('vendors.id')
    .where('account_number', '>', code)
    .orderBy('account_number')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ id }) => id)
}
