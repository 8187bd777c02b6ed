import { type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { containsPattern } from '../../platform/like-patterns.ts'
import { sum } from '../../platform/money.ts'
import { MAX_COUNTED, windowOf } from '../../platform/paging.ts'
import { ALL_BADGES } from '../rules/states.ts'
import type { Badge, SORT_FIELDS } from '../rules.ts'

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

/** How many orders show each badge; of a badge that is not in it, none. */
export type Counts = ReadonlyMap<string, number>

interface Matches {
  counts: Counts
  /** Ids of the orders of the page, in its order. */
  ids: string[]
}

/** What is looked through at once; counting more by their badges costs less. */
const MAX_FEW = 5000

/**
 * The page of the orders that match the filters and show one of `states`, and how many of each of `badges` match
 * whichever state is filtered; more than `MAX_COUNTED` of a badge are not counted.
 */
export async function matchesOf(
  filters: OrderFilters,
  badges: readonly Badge[],
  states: readonly Badge[],
): Promise<Matches> {
  const conditions = conditionsOf(filters)
  const page = pageClause(filters, states)
  const few = conditions.length > 0 ? await fewMatches(conditions, page) : undefined
  return few ?? manyMatches(conditions, page, badges)
}

function conditionsOf({ filterPONumber, filterVendor, filterCreated }: OrderFilters) {
  return [
    filterPONumber && sql`number ilike ${containsPattern(filterPONumber)}`,
    filterVendor && sql`vendor_search ilike ${containsPattern(filterVendor)}`,
    filterCreated && sql`created_day = ${filterCreated}`,
  ].filter((condition) => condition instanceof Object)
}

/** States and rows are written out, since PostgreSQL has to know them to find the index that fits. */
function pageClause({ sort, page }: OrderFilters, states: readonly Badge[]) {
  const { field, direction } = sort ?? NEWEST_FIRST
  const { limit, offset } = windowOf(page)
  const later = offset === 0 ? sql`` : sql`offset ${offset}`
  const shown = states === ALL_BADGES ? sql`true` : sql`badge = any(${sql.lit(`{${states}}`)})`
  return sql`${shown} order by ${ORDER[field]} ${sql.raw(direction)}, id limit ${sql.lit(limit)} ${later}`
}

/** Looks through the orders once, for the page and for the counts; undefined where these are not few. */
async function fewMatches(
  conditions: RawBuilder<unknown>[],
  page: RawBuilder<unknown>,
): Promise<Matches | undefined> {
  const { rows } = await sql<{ counts: Record<string, number>; ids: string[] }>`
    with po as materialized (
      select * from existing_orders where ${sql.join(conditions, sql` and `)} limit ${sql.lit(MAX_FEW + 1)}
    )
    select
      (select coalesce(json_object_agg(badge, found), '{}')
       from (select badge, count(*) found from po group by badge) counted) counts,
      array(select id from po where ${page}) ids`.execute(db())
  const [{ counts, ids }] = rows as [(typeof rows)[number]]
  const found = new Map(Object.entries(counts))
  return sum(found.values()).gt(MAX_FEW) ? undefined : { counts: found, ids }
}

/** Reads the page and each badge by the index that fits: a list of years costs no more than one of weeks. */
async function manyMatches(
  conditions: RawBuilder<unknown>[],
  page: RawBuilder<unknown>,
  badges: readonly Badge[],
): Promise<Matches> {
  const matching = sql.join([...conditions, sql`true`], sql` and `)
  const counts = badges.map(
    (badge) => sql`select ${sql.lit(badge)} badge, (select count(*) from (
      select from existing_orders where badge = ${sql.lit(badge)} and ${matching}
      order by created_at desc limit ${sql.lit(MAX_COUNTED + 1)}
    ) newest) found`,
  )
  const [counted, shown] = await Promise.all([
    sql<{ badge: string; found: number }>`${sql.join(counts, sql` union all `)}`.execute(db()),
    sql<{ id: string }>`select id from existing_orders po where ${matching} and ${page}`.execute(
      db(),
    ),
  ])
  return {
    counts: new Map(counted.rows.map(({ badge, found }) => [badge, found])),
    ids: shown.rows.map(({ id }) => id),
  }
}
