import { type RawBuilder, sql } from 'kysely'
import { count, MAX_COUNTED, PAGE_SIZE, windowOf } from '../../platform/paging.ts'
import { statementByShape } from '../../platform/statement.ts'
import type { COMPUTED_FIELDS, PremiumSortField, SortField } from '../rules.ts'
import {
  type Filtering,
  filteringOf,
  type Matching,
  type MatchingValues,
  matchesAll,
  matchingVendors,
  type VendorFilters,
} from './matching.ts'

export interface Sort {
  field: Exclude<SortField, (typeof COMPUTED_FIELDS)[number]> | PremiumSortField
  direction: 'asc' | 'desc'
}

export const BY_CODE = { field: 'VendorAccountNumber', direction: 'asc' } as const satisfies Sort

/** By an index of the vendors or of their customers, or by what is kept of a premium; what is the same goes by the second. */
interface Key {
  of: 'vendor' | 'customer' | 'premium'
  by: RawBuilder<unknown>
  next: RawBuilder<unknown>
}
const ofVendor = (by: RawBuilder<unknown>): Key => ({
  of: 'vendor',
  by,
  next: sql`vendors.account_number`,
})
const ofPremium = (by: RawBuilder<unknown>): Key => ({ ...ofVendor(by), of: 'premium' })
const ofCustomer = (by: RawBuilder<unknown>): Key => ({
  of: 'customer',
  by,
  next: sql`customers.id`,
})
const KEYS: Record<Sort['field'], Key> = {
  VendorAccountNumber: ofVendor(sql`vendors.account_number`),
  VendorOrganizationName: ofVendor(sql`vendors.name collate "th-x-icu"`),
  CustomerCustomerID: ofCustomer(sql`customers.code`),
  CustomerCustomerName: ofCustomer(sql`customers.name collate "th-x-icu"`),
  FD7Value: ofVendor(sql`vendors.dimension_7`),
  CustomerLevel: ofCustomer(sql`customers.level_id`),
  AddedAt: ofPremium(sql`premiums.added_at`),
  AddedBy: ofPremium(sql`officers.full_name collate "th-x-icu"`),
}

/** What the text of a statement depends on. */
interface Shape extends Sort {
  matching: Matching
}
interface Values extends MatchingValues {
  offset: number
}

/** How many vendors match, as far as they are counted, and the ids of one page of them, sorted. */
interface SortedPage {
  found: number
  ids: string[]
}

/**
 * A page of the vendors that match, sorted; those without a value last. A few are gathered and sorted; of many the index
 * of the field is walked, so that a page costs what it shows.
 */
export async function sortedPage(
  asked: VendorFilters,
  sort: Sort,
  page: number,
): Promise<SortedPage> {
  const filtering = filteringOf(asked)
  if (matchesAll(filtering.matching)) return readByIndex(asked, sort, page)
  const few = await sortInMemory(filtering, sort, page)
  return few.found <= MAX_COUNTED ? few : readByIndex(asked, sort, page)
}

export async function sortInMemory({ matching, values }: Filtering, sort: Sort, page: number) {
  const { offset } = windowOf(page)
  const [few] = await readFew({ matching, ...sort }, { ...values, offset })
  return few!
}

const readFew = statementByShape(({ matching, field, direction }: Shape, values: Values) => {
  const { of, by, next } = KEYS[field]
  const few = matchingVendors(matching, values)
    .selectAll('vendors')
    .limit(sql.lit(MAX_COUNTED + 1))
  const joins = {
    vendor: sql``,
    customer: sql`left join links_in_force on vendor_id = vendors.id
      left join customers on customers.id = customer_id`,
    premium: sql`join premiums_in_force premiums on premiums.vendor_id = vendors.id
      left join officers on officers.id = premiums.added_by`,
  }
  const turn = sql.raw(direction)
  return sql<SortedPage>`
    with few as materialized (${few})
    select (select count(*) from few) as found, array(
      select vendors.id
      from few vendors ${joins[of]}
      where (select count(*) from few) <= ${sql.lit(MAX_COUNTED)}
      order by ${by} ${turn} nulls last, ${next} ${turn}, account_number ${turn}
      limit ${sql.lit(PAGE_SIZE)} offset ${values.offset}) as ids`
})

/**
 * Those with a value, and where they run out those without, each by its index. Of what is filtered it is known that more
 * match than are counted.
 */
export async function readByIndex(
  asked: VendorFilters,
  sort: Sort,
  page: number,
): Promise<SortedPage> {
  const { matching, values } = filteringOf(asked, true)
  const shape = { matching, ...sort }
  const { limit, offset } = windowOf(page)
  const [first] = await readKnown(shape, { ...values, offset })
  const { found, ids } = first!
  const missing = limit - ids.length
  if (missing === 0 || sort.field === 'VendorAccountNumber') return { found, ids }
  const before = ids.length > 0 ? offset : await count(known(shape, values).select('vendors.id'))
  const rest = await readUnknown(shape, { ...values, missing, offset: offset - before })
  return { found, ids: [...ids, ...rest.map(({ id }) => id)] }
}

const readKnown = statementByShape((shape: Shape, values: Values) => {
  const { by, next } = KEYS[shape.field]
  const ids = known(shape, values)
    .select('vendors.id')
    .orderBy(by, shape.direction)
    .orderBy(next, shape.direction)
    .limit(sql.lit(PAGE_SIZE))
    .offset(values.offset)
  const found = matchesAll(shape.matching) ? COUNTED : sql.lit(MAX_COUNTED + 1)
  return sql<SortedPage>`select ${found} as found, array(${ids}) as ids`
})

const COUNTED = sql`(
  select count(*) from (select from vendors limit ${sql.lit(MAX_COUNTED + 1)}) counted
)`

const readUnknown = statementByShape(
  ({ matching, field, direction }: Shape, values: Values & { missing: number }) => {
    const { of, by } = KEYS[field]
    const vendors = matchingVendors(matching, values)
    return (
      of === 'customer' ? vendors.where(IS_UNLINKED) : joined(of, vendors).where(by, 'is', null)
    )
      .select('vendors.id')
      .orderBy('account_number', direction)
      .limit(values.missing)
      .offset(values.offset)
  },
)

const IS_UNLINKED = sql<boolean>`not exists (select from links_in_force where vendor_id = vendors.id)`

function known({ matching, field }: Shape, values: MatchingValues) {
  const { of, by } = KEYS[field]
  return joined(of, matchingVendors(matching, values)).where(by, 'is not', null)
}

type Vendors = ReturnType<typeof matchingVendors>

/** The vendors with what a key is read of. */
function joined(of: Key['of'], vendors: Vendors): Vendors {
  if (of === 'vendor') return vendors
  const more =
    of === 'customer'
      ? vendors
          .innerJoin('links_in_force', 'links_in_force.vendor_id', 'vendors.id')
          .innerJoin('customers', 'customers.id', 'links_in_force.customer_id')
      : vendors
          .innerJoin('premiums_in_force as premiums', 'premiums.vendor_id', 'vendors.id')
          .leftJoin('officers', 'officers.id', 'premiums.added_by')
  return more as unknown as Vendors
}
