import { type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { count, MAX_COUNTED, windowOf } from '../../platform/paging.ts'
import type { SORT_FIELDS } from '../rules.ts'
import type { matchingVendors } from './matching.ts'

export interface Sort {
  field: (typeof SORT_FIELDS)[number]
  direction: 'asc' | 'desc'
}

export const BY_CODE: Sort = { field: 'VendorAccountNumber', direction: 'asc' }

/** By an index of the vendors or of their customers; what is the same goes by the second. */
interface Key {
  of: 'vendor' | 'customer'
  by: RawBuilder<unknown>
  next: RawBuilder<unknown>
}
const ofVendor = (by: RawBuilder<unknown>): Key => ({
  of: 'vendor',
  by,
  next: sql`vendors.account_number`,
})
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
}

type Matching = ReturnType<typeof matchingVendors>

/**
 * How many vendors match, as far as they are counted, and the ids of one page of them, sorted; those without a value
 * last. A few are gathered and sorted; of many the index of the field is walked, so that a page costs what it shows.
 */
export async function sortedPage(match: (oneByOne: boolean) => Matching, sort: Sort, page: number) {
  const few = await sortedInMemory(match(false), sort, page)
  if (few.found <= MAX_COUNTED) return few
  return { found: few.found, ids: await readByIndex(match(true), sort, page) }
}

async function sortedInMemory(matching: Matching, { field, direction }: Sort, page: number) {
  const { by, next } = KEYS[field]
  const { limit, offset } = windowOf(page)
  const turn = sql.raw(direction)
  const { rows } = await sql<{ found: number; ids: string[] }>`
    with few as materialized (${matching.select('vendors.id').limit(MAX_COUNTED + 1)})
    select (select count(*) from few) as found, array(
      select vendors.id
      from few join vendors on vendors.id = few.id
        left join links_in_force on vendor_id = vendors.id
        left join customers on customers.id = customer_id
      where (select count(*) from few) <= ${MAX_COUNTED}
      order by ${by} ${turn} nulls last, ${next} ${turn}, account_number ${turn}
      limit ${limit} offset ${offset}) as ids`.execute(db())
  return rows[0]!
}

/** Those with a value, and where they run out those without, each by its index. */
export async function readByIndex(matching: Matching, { field, direction }: Sort, page: number) {
  const { of, by, next } = KEYS[field]
  const { limit, offset } = windowOf(page)
  const known = (of === 'vendor' ? matching : linked(matching)).where(by, 'is not', null)
  const first = await known
    .select('vendors.id')
    .orderBy(by, direction)
    .orderBy(next, direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const missing = limit - first.length
  if (missing === 0 || field === 'VendorAccountNumber') return first.map(({ id }) => id)
  const before = first.length > 0 ? offset : await count(known.select('vendors.id'))
  const rest = await (of === 'vendor' ? matching.where(by, 'is', null) : unlinked(matching))
    .select('vendors.id')
    .orderBy('account_number', direction)
    .limit(missing)
    .offset(offset - before)
    .execute()
  return [...first, ...rest].map(({ id }) => id)
}

function linked(matching: Matching): Matching {
  return matching
    .innerJoin('links_in_force', 'links_in_force.vendor_id', 'vendors.id')
    .innerJoin('customers', 'customers.id', 'links_in_force.customer_id') as unknown as Matching
}

function unlinked(matching: Matching): Matching {
  return matching.where(
    sql<boolean>`not exists (select from links_in_force where vendor_id = vendors.id)`,
  )
}
