import { sql } from 'kysely'
import { decimal } from '../../platform/money.ts'
import { MAX_COUNTED, windowOf } from '../../platform/paging.ts'
import { statementByShape } from '../../platform/statement.ts'
import { PRICE_FIELDS, type SortField } from '../rules.ts'
import type { DailyPrices } from './daily-prices.ts'
import { summaryTimes } from './daily-prices.ts'
import {
  type Filters,
  filteringOf,
  IS_PREMIUM,
  type Matching,
  matchingVendors,
} from './matching.ts'
import { broughtLast, pricesOf } from './vendor.ts'

interface Sort<Field> {
  field: Field
  direction: 'asc' | 'desc'
}
type PriceSort = Sort<(typeof PRICE_FIELDS)[number]>

/** Whether it is sorted by a price, which is computed of each vendor, so that no index has it. */
export function isByPrice(sort: Sort<SortField>): sort is PriceSort {
  return PRICE_FIELDS.some((field) => field === sort.field)
}

/**
 * How many vendors match, and the ids of one page of them, sorted by a price; those without last, those of the same by
 * code. Of more than are counted the first by code are sorted.
 */
export async function pricePage(
  filters: Filters,
  { field, direction }: PriceSort,
  page: number,
  now: Date,
  daily: DailyPrices,
) {
  const { matching, values } = filteringOf(filters)
  const codes = daily.map(({ code }) => code)
  const rows = await readRows({ matching }, { ...values, codes, ...summaryTimes(now) })
  const sign = direction === 'asc' ? 1 : -1
  const sorted = rows
    .slice(0, MAX_COUNTED)
    .map(({ id, levelPrice, isPremium, broughtLast: last }) => ({
      id,
      price: pricesOf(levelPrice, isPremium, daily, last)[field],
    }))
    .sort((a, b) =>
      a.price === null || b.price === null
        ? Number(a.price === null) - Number(b.price === null)
        : sign * decimal(a.price).cmp(b.price),
    )
  const { limit, offset } = windowOf(page)
  const ids = sorted.slice(offset, offset + limit).map(({ id }) => id)
  return { found: rows.length, ids }
}

interface Row {
  id: string
  levelPrice: string | null
  isPremium: boolean
  broughtLast: string | null
}

type Values = Parameters<typeof matchingVendors>[1] & Parameters<typeof broughtLast>[0]

const readRows = statementByShape(({ matching }: { matching: Matching }, values: Values) => {
  const matched = matchingVendors(matching, values)
    .select(['vendors.id', 'account_number'])
    .orderBy('account_number')
    .limit(sql.lit(MAX_COUNTED + 1))
  return sql<Row>`
    select vendors.id, level_price as "levelPrice", ${IS_PREMIUM} as "isPremium",
      ${broughtLast(values)} as "broughtLast"
    from (${matched}) vendors
      left join links_in_force on vendor_id = vendors.id
      left join customers on customers.id = customer_id
      left join member_levels on member_levels.id = level_id
    order by account_number`
})
