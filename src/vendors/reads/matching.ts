import { type RawBuilder, sql } from 'kysely'
import {
  contains,
  patternFor,
  type SearchKind,
  searchFor,
  type TextSearch,
} from '../../platform/contains.ts'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { MAX_COUNTED } from '../../platform/paging.ts'
import { typedKey } from '../../platform/search-key.ts'
import { statementByShape } from '../../platform/statement.ts'
import type { filters } from '../contract/record.ts'

type Field = keyof typeof filters
/** Parts of codes and names. */
export type Filters = { [F in Field]?: string | null }

const COLUMNS: Record<Field, string> = {
  filterVendorAccountNumber: 'vendors.account_number',
  filterVendorOrganizationName: 'vendors.name',
  filterCustomerID: 'customers.code',
  filterCustomerName: 'customers.names',
}
const OF_CUSTOMER: readonly Field[] = ['filterCustomerID', 'filterCustomerName']

/** What the vendors are filtered by: the shape of their query, whatever is typed. */
export interface Matching {
  filters: readonly { field: Field; kind: SearchKind }[]
  /** Whether one vendor after the other is looked at. */
  oneByOne: boolean
  premiumOnly: boolean
}

/** What the filters are bound to; of what is not filtered there is nothing. */
export type MatchingValues = Record<Field, string>

/** What is asked of the vendors, apart from the values with which it is asked. */
export interface Filtering {
  matching: Matching
  values: MatchingValues
}

/** The filters of a list, of all vendors or of the premium ones. */
export interface VendorFilters extends Filters {
  premiumOnly?: boolean
}

/**
 * How the vendors that pass every filter are found: by indexes, or where so many pass that one vendor after the other is
 * looked at (`oneByOne`), by asking each.
 */
export function filteringOf(asked: VendorFilters, oneByOne = false): Filtering {
  const search = oneByOne ? patternFor : searchFor
  const searches = (Object.keys(COLUMNS) as Field[]).flatMap((field) => {
    const key = typedKey(asked[field])
    return key ? { field, ...search(key) } : []
  })
  const filters = searches.map(({ field, kind }) => ({ field, kind }))
  const values = Object.fromEntries(searches.map(({ field, value }) => [field, value]))
  return {
    matching: { filters, oneByOne, premiumOnly: asked.premiumOnly ?? false },
    values: values as MatchingValues,
  }
}

/** Whether every vendor matches. */
export function matchesAll({ filters, premiumOnly }: Matching): boolean {
  return filters.length === 0 && !premiumOnly
}

/** The vendors that pass every filter. */
export function matchingVendors(
  { filters, oneByOne, premiumOnly }: Matching,
  values: MatchingValues,
) {
  const [ofCustomer, ofVendor] = [true, false].map((wanted) =>
    filters
      .filter(({ field }) => OF_CUSTOMER.includes(field) === wanted)
      .map(({ field, kind }) => contains(COLUMNS[field], { kind, value: values[field] })),
  ) as [RawBuilder<boolean>[], RawBuilder<boolean>[]]
  const conditions = [...ofVendor]
  if (ofCustomer.length > 0) conditions.push(isLinkedTo(ofCustomer, oneByOne))
  if (premiumOnly) conditions.push(IS_PREMIUM)
  return conditions.reduce(
    (vendors, condition) => vendors.where(condition),
    db().selectFrom('vendors'),
  )
}

/** Whether `vendors` is one that gets a premium. */
export const IS_PREMIUM = sql<boolean>`exists (select from premiums_in_force where vendor_id = vendors.id)`

/** What is asked of customers is looked up by an index, or each vendor is asked for its own. */
function isLinkedTo(conditions: RawBuilder<boolean>[], oneByOne: boolean): RawBuilder<boolean> {
  const links = sql`select vendor_id from links_in_force join customers on customers.id = customer_id
    where ${sql.join(conditions, sql` and `)}`
  return oneByOne
    ? sql`exists (${links} and vendor_id = vendors.id offset 0)`
    : sql`vendors.id in (${links})`
}

/**
 * Whether a vendor, joined to its customer, has the key of what was typed in its code or name, or in those of the customer. Those that
 * are few are found by their indexes; where they are many, who looks for some of them soon finds enough.
 */
export async function hasInIt(key: string): Promise<RawBuilder<boolean>> {
  const { kind, value } = searchFor(key)
  const found = await readFound({ kind }, { value })
  return found.length <= MAX_COUNTED
    ? sql<boolean>`vendors.id in ${idRows(found.map(({ id }) => id))}`
    : sql<boolean>`(${ownHas(patternFor(key))} or ${customerHas(patternFor(key))})`
}

const readFound = statementByShape(
  ({ kind }: { kind: SearchKind }, { value }: { value: string }) => sql<{ id: string }>`
    (select id from vendors where ${ownHas({ kind, value })}
    union all
    select vendor_id from links_in_force join customers on customers.id = customer_id
    where ${customerHas({ kind, value })})
    limit ${sql.lit(MAX_COUNTED + 1)}`,
)

function ownHas(search: TextSearch): RawBuilder<boolean> {
  return sql`(${contains('vendors.account_number', search)} or ${contains('vendors.name', search)})`
}

/** Whether a customer has it in its code, or in a name that it has or had. */
export function customerHas(search: TextSearch): RawBuilder<boolean> {
  return sql`(${contains('customers.code', search)} or ${contains('customers.names', search)})`
}
