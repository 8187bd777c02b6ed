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
const ORDER = {
  PONumber: sql`po.number`,
  VendorOrganizationName: sql`po.vendor_name collate "th-x-icu"`,
  Created: sql`po.created_at`,
}

/** How many orders show each badge; of a badge that is not in it, none. */
export type Counts = ReadonlyMap<string, number>

interface Matches {
  counts: Counts
  /** Ids of the orders of the page, in its order. */
  ids: string[]
}

/** What is looked through at once; counting more by their badges costs less. */
const MAX_FEW = 5000

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
      array(select id from po where ${pageClause(shape, values)}) ids
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
        select id from existing_orders po
        where ${matching(shape, values)} and ${pageClause(shape, values)}
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

/** States and rows are written out, since PostgreSQL has to know them to find the index that fits. */
function pageClause(
  { states, field, direction, isFirst }: Shape,
  { offset }: Values,
): RawBuilder<unknown> {
  const shown =
    states.length === ALL_BADGES.length ? sql`true` : sql`badge = any(${sql.lit(`{${states}}`)})`
  const later = isFirst ? sql`` : sql`offset ${offset}`
  return sql`${shown} order by ${ORDER[field]} ${sql.raw(direction)}, id limit ${sql.lit(PAGE_SIZE)} ${later}`
}
