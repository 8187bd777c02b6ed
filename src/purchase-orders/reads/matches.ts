import { type RawBuilder, sql } from 'kysely'
import { patternFor, searchFor } from '../../platform/contains.ts'
import { sum } from '../../platform/money.ts'
import { MAX_COUNTED, PAGE_SIZE, windowOf } from '../../platform/paging.ts'
import { PLANNED_ONCE } from '../../platform/prepared-statements.ts'
import { typedKey } from '../../platform/search-key.ts'
import { statementByShape } from '../../platform/statement.ts'
import type { Badge } from '../rules/states.ts'
import {
  type FilterShape,
  type FilterValues,
  matching,
  type OrderFilters,
  type OrderSort,
  ordersOfTickets,
  shown,
  valuesOf,
} from './order-filters.ts'
import { INDEXED, UNINDEXED, withTotals } from './order-sort.ts'

const NEWEST_FIRST: OrderSort = { field: 'Created', direction: 'desc' }
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
interface Shape extends OrderSort, FilterShape {
  badges: readonly Badge[]
  isFirst: boolean
  /** Whether whatever is typed is found by the same indexes: a part of three letters and more, or none. */
  isPlannedOnce: boolean
}

interface Values extends FilterValues {
  offset: number
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

/** The orders that match and are shown; without an index of what they are sorted by, the newest of them. */
function sortedFrom(shape: Shape, values: Values): RawBuilder<unknown> {
  const asked = sql`where ${matching(shape, values)} and ${shown(shape)}`
  if (INDEXED[shape.field]) return sql`existing_orders po ${asked}`
  const newest = sql`(
    select * from existing_orders ${asked} order by created_at desc limit ${sql.lit(MAX_FEW)}
  ) po`
  return withTotals(newest, shape)
}

function pageClause({ field, direction, isFirst }: Shape, { offset }: Values): RawBuilder<unknown> {
  const key = INDEXED[field] ?? sql`${UNINDEXED[field]}`
  const last = INDEXED[field] ? sql`` : sql`nulls last`
  const later = isFirst ? sql`` : sql`offset ${offset}`
  return sql`order by ${key} ${sql.raw(direction)} ${last}, id limit ${sql.lit(PAGE_SIZE)} ${later}`
}
