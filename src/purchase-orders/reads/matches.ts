import { type RawBuilder, sql } from 'kysely'
import { contains, patternFor, searchFor } from '../../platform/contains.ts'
import { containsPattern } from '../../platform/like-patterns.ts'
import { sum } from '../../platform/money.ts'
import { MAX_COUNTED, PAGE_SIZE, windowOf } from '../../platform/paging.ts'
import { PLANNED_ONCE } from '../../platform/prepared-client.ts'
import { typedKey } from '../../platform/search-key.ts'
import { statementByShape } from '../../platform/statement.ts'
import { ALL_BADGES } from '../rules/states.ts'
import type { Badge, SORT_FIELDS } from '../rules.ts'
import { ordersOfTickets } from './orders-of-tickets.ts'

export interface OrderFilters {
  /** Part of the order's number, of a plate on it, or the beginning of a number of a ticket on it. */
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
type SortField = OrderSort['field']
/** What an index has in order. */
const INDEXED: Partial<Record<SortField, RawBuilder<unknown>>> = {
  PONumber: sql`po.number`,
  VendorOrganizationName: sql`po.vendor_name collate "th-x-icu"`,
  Created: sql`po.created_at`,
}
/** What none has: the newest that match are sorted by it. */
const UNINDEXED: Partial<Record<SortField, RawBuilder<unknown>>> = {
  AVL: sql`po.avl_code`,
  OfficerName: sql`(select full_name from officers where id = po.created_by) collate "th-x-icu"`,
  TotalReceipt: sql`coalesce(po.received_count, summed.received_count)`,
  TotalWeight: sql`coalesce(po.total_weight_kg, summed.total_weight_kg)`,
  TotalAmount: sql`coalesce(po.total_amount, summed.total_amount)`,
  State: sql`array_position(${sql.lit(`{${ALL_BADGES}}`)}::text[], po.badge::text)`,
}

/** How many orders show each badge; of a badge that is not in it, none. */
export type Counts = ReadonlyMap<string, number>

interface Matches {
  counts: Counts
  /** Ids of the orders of the page, in its order. */
  ids: string[]
}

/** What is looked through at once, and sorted without an index; counting more by their badges costs less. */
export const MAX_FEW = 5000

/** What the text of a statement depends on. */
interface Shape extends OrderSort {
  filters: readonly (keyof typeof CONDITIONS)[]
  badges: readonly Badge[]
  states: readonly Badge[]
  isFirst: boolean
  /** Whether whatever is typed is found by the same indexes: a part of three letters and more, or none. */
  isPlannedOnce: boolean
  /** Whether tickets are named as the order's number is. */
  hasTickets: boolean
}
interface Values {
  number: string
  ofTickets: readonly string[]
  vendor: string
  vendorPart: string
  created: string
  offset: number
}

/** What each filter asks of an order. */
const CONDITIONS = {
  number: ({ number }: Values) => contains('number', { kind: 'pattern', value: number }),
  vendor: ({ vendor }: Values) => contains('vendor_search', { kind: 'pattern', value: vendor }),
  vendorPart: ({ vendorPart }: Values) =>
    contains('vendor_search', { kind: 'shortPart', value: vendorPart }),
  created: ({ created }: Values) => sql`created_day = ${created}`,
}

/**
 * The page of the orders that match the filters and show one of `states`, and how many of each of `badges` match
 * whichever state is filtered; more than `MAX_COUNTED` of a badge are not counted.
 */
export async function matchesOf(
  filters: OrderFilters,
  badges: readonly Badge[],
  states: readonly Badge[],
): Promise<Matches> {
  const number = typedKey(filters.filterPONumber)
  const ofTickets = await ordersOfTickets(number)
  const { offset } = windowOf(filters.page)
  const shape = {
    ...(filters.sort ?? NEWEST_FIRST),
    badges,
    states,
    isFirst: offset === 0,
    isPlannedOnce: !number || searchFor(number).kind === 'pattern',
    hasTickets: ofTickets.length > 0,
  }
  const find = (read: typeof readFew, asked: Partial<Values>) =>
    run(read, { ...shape, filters: Object.keys(asked) as Shape['filters'] }, {
      ...asked,
      ofTickets,
      offset,
    } as Values)
  const asked = valuesOf(filters, searchFor)
  const few = Object.keys(asked).length > 0 ? await find(readFew, asked) : undefined
  const areFew = few && sum(few.counts.values()).lte(MAX_FEW)
  return areFew ? few : find(readMany, valuesOf(filters, patternFor))
}

/** What the filters compare with. A part of a vendor's name is looked for as `search` says. */
function valuesOf(
  { filterPONumber, filterVendor, filterCreated: created }: OrderFilters,
  search: typeof searchFor,
): Partial<Values> {
  const number = typedKey(filterPONumber)
  const typed = typedKey(filterVendor)
  const vendor = typed ? search(typed) : undefined
  return {
    ...(number && { number: containsPattern(number) }),
    ...(vendor?.kind === 'pattern' && { vendor: vendor.value }),
    ...(vendor?.kind === 'shortPart' && { vendorPart: vendor.value }),
    ...(created && { created }),
  }
}

async function run(read: typeof readFew, shape: Shape, values: Values): Promise<Matches> {
  const [found] = await read(shape, values)
  return { counts: new Map(Object.entries(found!.counts)), ids: found!.ids }
}

interface Found {
  counts: Record<string, number>
  ids: string[]
}

/** Looks through the orders once, for the page and for the counts, as far as they are few. */
const readFew = statementByShape((shape: Shape, values: Values) => {
  const few = sql.lit(MAX_FEW + 1)
  return sql<Found>`
    with po as materialized (
      select * from existing_orders where ${matching(shape, values)} limit ${few}
    )
    select
      (select coalesce(json_object_agg(badge, found), '{}')
       from (select badge, count(*) found from po group by badge) counted) counts,
      array(
        select id from ${withTotals(sql`po`, shape)} where ${shown(shape)} ${pageClause(shape, values)}
      ) ids
    ${shape.isPlannedOnce ? PLANNED_ONCE : sql``}`
})

/** Reads the page and each badge by the index that fits: a list of years costs no more than one of weeks. */
const readMany = statementByShape((shape: Shape, values: Values) => {
  const counts = shape.badges.map(
    (badge) => sql`select ${sql.lit(badge)} badge, (select count(*) from (
      select from existing_orders where badge = ${sql.lit(badge)} and ${matching(shape, values)}
      order by created_at desc limit ${sql.lit(MAX_COUNTED + 1)}
    ) newest) found`,
  )
  return sql<Found>`
    select
      (select json_object_agg(badge, found) from (${sql.join(counts, sql` union all `)}) counted) counts,
      array(
        select id from ${sortedFrom(shape, values)} ${pageClause(shape, values)}
      ) ids`
})

function matching({ filters, hasTickets }: Shape, values: Values): RawBuilder<unknown> {
  const conditions = filters.map((filter) =>
    filter === 'number' && hasTickets
      ? sql`(${CONDITIONS.number(values)} or id = any(${values.ofTickets}::uuid[]))`
      : CONDITIONS[filter](values),
  )
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** The orders that match and are shown; without an index of what they are sorted by, the newest of them. */
function sortedFrom(shape: Shape, values: Values): RawBuilder<unknown> {
  const asked = sql`where ${matching(shape, values)} and ${shown(shape)}`
  if (INDEXED[shape.field]) return sql`existing_orders po ${asked}`
  const newest = sql`(
    select * from existing_orders ${asked} order by created_at desc limit ${sql.lit(MAX_FEW)}
  ) po`
  return withTotals(newest, shape)
}

/** `orders` with the totals of those that keep none, where the sort is by them. */
function withTotals(orders: RawBuilder<unknown>, { field }: Shape): RawBuilder<unknown> {
  if (!field.startsWith('Total')) return orders
  return sql`${orders} left join lateral
    totals_of_order(case when po.line_count is null then po.id end) summed on true`
}

/** States are written out, since PostgreSQL has to know them to find the index that fits; rows for the same reason. */
function shown({ states }: Shape): RawBuilder<unknown> {
  return states.length === ALL_BADGES.length
    ? sql`true`
    : sql`badge = any(${sql.lit(`{${states}}`)})`
}

function pageClause({ field, direction, isFirst }: Shape, { offset }: Values): RawBuilder<unknown> {
  const key = INDEXED[field] ?? sql`${UNINDEXED[field]}`
  const last = INDEXED[field] ? sql`` : sql`nulls last`
  const later = isFirst ? sql`` : sql`offset ${offset}`
  return sql`order by ${key} ${sql.raw(direction)} ${last}, id limit ${sql.lit(PAGE_SIZE)} ${later}`
}
