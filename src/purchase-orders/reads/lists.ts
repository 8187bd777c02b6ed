import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { containsPattern } from '../../platform/like-patterns.ts'
import { sum } from '../../platform/money.ts'
import { asPage, MAX_COUNTED, windowOf } from '../../platform/paging.ts'
import { ALL_BADGES, badgesIn } from '../rules/states.ts'
import type { Badge, SORT_FIELDS } from '../rules.ts'
import { headersOf } from './headers.ts'
import { withLines } from './lines.ts'
import { withPayables } from './payables.ts'

export interface OrderFilters {
  filterPONumber?: string | null
  /** Part of the vendor's code or name, or of the AVL. */
  filterVendor?: string | null
  /** The business day of creation. */
  filterCreated?: string | null
  /** The badge shown; a badge that the list does not have gives no orders. */
  filterState?: Badge | '' | null
  sort?: OrderSort | null
  page: number
}

interface OrderSort {
  field: (typeof SORT_FIELDS)[number]
  direction: 'asc' | 'desc'
}

const NEWEST_FIRST: OrderSort = { field: 'Created', direction: 'desc' }
const ORDER = {
  PONumber: sql`po.number`,
  VendorOrganizationName: sql`po.vendor_name collate "th-x-icu"`,
  Created: sql`po.created_at`,
}

/** A page of all orders. */
export function orderList(filters: OrderFilters) {
  return listOf(ALL_BADGES, filters)
}

/** A page of the orders in receiving, with their lines. */
export async function receivingList(filters: OrderFilters) {
  const list = await listOf(badgesIn('receiving'), filters)
  return { ...list, data: await withLines(list.data) }
}

/** A page of the orders that have or will get a payable, with their lines, tax and the sum paid in baht. */
export async function invoicingList(filters: OrderFilters) {
  const list = await listOf(badgesIn('invoicing'), filters)
  return { ...list, data: await withPayables(await withLines(list.data)) }
}

/** A page of the orders that show one of the badges, and how many of each match the other filters. */
async function listOf(badges: readonly Badge[], filters: OrderFilters) {
  const { filterState, page } = filters
  const states = filterState ? badges.filter((badge) => badge === filterState) : badges
  const [found, data] = await Promise.all([
    countByBadge(filters, badges),
    headersOn(filters, states),
  ])
  const total = sum(states.map((badge) => found.get(badge) ?? 0)).toNumber()
  return { ...asPage(page, total, data), ...countsOf(badges, found) }
}

function countsOf(badges: readonly Badge[], found: ReadonlyMap<string, number>) {
  const counts = badges.map((badge) => [badge, found.get(badge) ?? 0] as const)
  return {
    count_by_state: Object.fromEntries(
      counts.map(([badge, count]) => [badge, Math.min(count, MAX_COUNTED)]),
    ),
    states_capped: counts.filter(([, count]) => count > MAX_COUNTED).map(([badge]) => badge),
  }
}

/** The rows of the page. They are limited before the other tables are joined, so that only 25 rows are joined. */
function headersOn(filters: OrderFilters, badges: readonly Badge[]) {
  const { field, direction } = filters.sort ?? NEWEST_FIRST
  const { limit, offset } = windowOf(filters.page)
  const onePage = matching(filters)
    .$if(badges !== ALL_BADGES, (query) =>
      query.where('badge', '=', sql<string>`any(${badges}::text[])`),
    )
    .selectAll()
    .orderBy(ORDER[field], direction)
    .orderBy('po.id')
    .limit(limit)
    .offset(offset)
  return headersOf(onePage.as('po')).orderBy(ORDER[field], direction).orderBy('po.id').execute()
}

function matching({ filterPONumber, filterVendor, filterCreated }: OrderFilters) {
  return db()
    .selectFrom('existing_orders as po')
    .$if(!!filterPONumber, (query) =>
      query.where('number', 'ilike', containsPattern(filterPONumber ?? '')),
    )
    .$if(!!filterVendor, (query) =>
      query.where('vendor_search', 'ilike', containsPattern(filterVendor ?? '')),
    )
    .$if(!!filterCreated, (query) => query.where('created_day', '=', filterCreated ?? ''))
}

/**
 * How many orders of each badge match the other filters, counted up to a bound: each badge is read by the index, and a
 * list of years costs no more than one of weeks.
 */
async function countByBadge(filters: OrderFilters, badges: readonly Badge[]) {
  const counts = badges.map((badge) => {
    const ofBadge = matching(filters).where('badge', '=', badge)
    const newest = ofBadge
      .select('po.id')
      .orderBy('created_at', 'desc')
      .limit(MAX_COUNTED + 1)
    return sql`select ${badge}::text badge, (select count(*) from ${newest} newest) found`
  })
  const counted = sql<{ badge: string; found: number }>`${sql.join(counts, sql` union all `)}`
  const { rows } = await counted.execute(db())
  return new Map(rows.map(({ badge, found }) => [badge, found]))
}
