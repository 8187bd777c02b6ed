import { sql } from 'kysely'
import { type Decimal, decimal } from '../../platform/money.ts'
import { MAX_COUNTED, windowOf } from '../../platform/paging.ts'
import { statementByShape } from '../../platform/statement.ts'
import { addDays, businessDay, dayBegins } from '../../platform/thai-date.ts'
import { levelsToMove } from '../rules/level.ts'
import { COMPUTED_FIELDS, type SortField } from '../rules.ts'
import type { DailyPrices } from './daily-prices.ts'
import { summaryTimes } from './daily-prices.ts'
import {
  type Filters,
  filteringOf,
  IS_PREMIUM,
  type Matching,
  matchingVendors,
} from './matching.ts'
import { broughtLast, estimateOf, pricesOf, readLevels } from './vendor.ts'

interface Sort<Field> {
  field: Field
  direction: 'asc' | 'desc'
}
type ComputedSort = Sort<(typeof COMPUTED_FIELDS)[number]>

/** Whether it is sorted by what is computed of each vendor, so that no index has it. */
export function isComputed(sort: Sort<SortField>): sort is ComputedSort {
  return COMPUTED_FIELDS.some((field) => field === sort.field)
}

/**
 * How many vendors match, and the ids of one page of them, sorted by a price, or by the level alert: who
 * should move up the most comes first; those without last, those of the same by code. Of more than are counted the first by code are sorted.
 */
export async function computedPage(
  filters: Filters,
  { field, direction }: ComputedSort,
  page: number,
  now: Date,
  daily: DailyPrices,
) {
  const { found, values } =
    field === 'EstimateID'
      ? await levelMoves(filters, now)
      : await prices(filters, field, now, daily)
  const sign = direction === 'asc' ? 1 : -1
  const sorted = values.sort((a, b) =>
    a.value === null || b.value === null
      ? Number(a.value === null) - Number(b.value === null)
      : sign * decimal(a.value).cmp(b.value),
  )
  const { limit, offset } = windowOf(page)
  return { found, ids: sorted.slice(offset, offset + limit).map(({ id }) => id) }
}

interface Computed {
  /** More than are counted may be found. */
  found: number
  values: { id: string; value: Decimal | null }[]
}

async function prices(
  filters: Filters,
  field: Exclude<ComputedSort['field'], 'EstimateID'>,
  now: Date,
  daily: DailyPrices,
): Promise<Computed> {
  const { matching, values } = filteringOf(filters)
  const codes = daily.map(({ code }) => code)
  const rows = await readPriced({ matching }, { ...values, codes, ...summaryTimes(now) })
  return computedOf(
    rows,
    ({ levelPrice, isPremium, broughtLast: last }) =>
      pricesOf(levelPrice, isPremium, daily, last)[field],
  )
}

async function levelMoves(filters: Filters, now: Date): Promise<Computed> {
  const { matching, values } = filteringOf(filters)
  const [rows, levels] = await Promise.all([
    readDelivered({ matching }, { ...values, ...yearInParts(now) }),
    readLevels({}),
  ])
  return computedOf(rows, (row) => {
    const up = levelsToMove(row.level, estimateOf(levels, row)?.id ?? null)
    return up && -up
  })
}

function computedOf<Row extends { id: string }>(
  rows: readonly Row[],
  compute: (row: Row) => Decimal | null,
): Computed {
  const values = rows.slice(0, MAX_COUNTED).map((row) => ({ id: row.id, value: compute(row) }))
  return { found: rows.length, values }
}

type Shape = { matching: Matching }
type MatchingValues = Parameters<typeof matchingVendors>[1]

const readPriced = statementByShape(
  ({ matching }: Shape, values: MatchingValues & Parameters<typeof broughtLast>[0]) => sql<{
    id: string
    levelPrice: string | null
    isPremium: boolean
    broughtLast: string | null
  }>`
    select vendors.id, level_price as "levelPrice", ${IS_PREMIUM} as "isPremium",
      ${broughtLast(values)} as "broughtLast"
    from (${matched(matching, values)}) vendors
      left join links_in_force on vendor_id = vendors.id
      left join customers on customers.id = customer_id
      left join member_levels on member_levels.id = level_id
    order by account_number`,
)

const readDelivered = statementByShape(
  ({ matching }: Shape, values: MatchingValues & YearInParts) => sql<{
    id: string
    level: number | null
    average_grade: string | null
    total_weight: string
  }>`
    select vendors.id, level_id as level, average_grade, coalesce(total_weight, '0') as total_weight
    from (${matched(matching, values)}) vendors
      left join links_in_force on vendor_id = vendors.id
      left join customers on customers.id = customer_id
      left join lateral (
        select sum(kg)::text as total_weight, (sum(grade_kg) / nullif(sum(kg), 0))::text as average_grade
        from (
          select weight_kg as kg, grade_weight_kg as grade_kg from brought_months
          where customer_id = customers.id and month >= ${values.firstMonth} and month < ${values.thisMonth}
          union all
          select net_weight_kg, net_weight_kg * current_grade_percent
          from (values (${values.begins}::timestamptz, ${values.monthsBegin}::timestamptz),
              (${values.monthsEnd}, ${values.ends})) edges (begins, ends)
            join weigh_tickets on customer_id = customers.id and current_net_price is not null
              and time_out >= edges.begins and time_out < edges.ends
        ) parts
      ) delivered on true
    order by account_number`,
)

const LONGEST_MONTH = 31

/** The year up to the business day of `now`: its whole months, of which the sums are kept, and the days at both ends. */
function yearInParts(now: Date) {
  const { twelve, tomorrow } = summaryTimes(now)
  const thisMonth = monthOf(businessDay(now))
  const begun = monthOf(addDays(businessDay(twelve), -1))
  const firstMonth = monthOf(addDays(begun, LONGEST_MONTH))
  return {
    begins: twelve,
    firstMonth,
    monthsBegin: dayBegins(firstMonth),
    thisMonth,
    monthsEnd: dayBegins(thisMonth),
    ends: tomorrow,
  }
}
type YearInParts = ReturnType<typeof yearInParts>

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

function matched(matching: Matching, values: MatchingValues) {
  return matchingVendors(matching, values)
    .select(['vendors.id', 'account_number'])
    .orderBy('account_number')
    .limit(sql.lit(MAX_COUNTED + 1))
}
