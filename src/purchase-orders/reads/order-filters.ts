import { type RawBuilder, sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import { contains, containsPattern, patternFor, type searchFor } from '../../platform/contains.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { typedKey } from '../../platform/search-key.ts'
import { statementByShape } from '../../platform/statement.ts'
import { numberedTickets, type TypedNumber, typedNumber } from '../../weighing/reads.ts'
import type { calls } from '../contract.ts'
import { ALL_BADGES, type Badge } from '../rules/states.ts'

export type OrderFilters = Parsed<typeof calls.getPOFilterLists>
export type OrderSort = NonNullable<OrderFilters['sort']>

/** What the filters are compared with. */
export interface FilterValues {
  number: string
  ofTickets: readonly string[]
  vendor: string
  vendorPart: string
  created: string
}

/** What the text of the conditions depends on. */
export interface FilterShape {
  filters: readonly (keyof typeof CONDITIONS)[]
  states: readonly Badge[]
  /** Whether tickets are named as the order's number is. */
  hasTickets: boolean
}

/** What each filter asks of an order. */
const CONDITIONS = {
  number: ({ number }: FilterValues) => contains('number', { kind: 'pattern', value: number }),
  vendor: ({ vendor }: FilterValues) =>
    contains('vendor_search', { kind: 'pattern', value: vendor }),
  vendorPart: ({ vendorPart }: FilterValues) =>
    contains('vendor_search', { kind: 'shortPart', value: vendorPart }),
  created: ({ created }: FilterValues) => sql`created_day = ${created}`,
}

/** What the filters compare with. A part of a vendor's name is looked for as `search` says. */
export function valuesOf(
  { filterPONumber, filterVendor, filterCreated: created }: OrderFilters,
  search: typeof searchFor,
): Partial<FilterValues> {
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

/** That an order matches the filters, whatever its state is. */
export function matching(
  { filters, hasTickets }: FilterShape,
  values: FilterValues,
): RawBuilder<unknown> {
  const conditions = filters.map((filter) =>
    filter === 'number' && hasTickets
      ? sql`(${CONDITIONS.number(values)} or id = any(${values.ofTickets}::uuid[]))`
      : CONDITIONS[filter](values),
  )
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** States are written out, since PostgreSQL has to know them to find the index that fits; rows for the same reason. */
export function shown({ states }: FilterShape): RawBuilder<unknown> {
  return states.length === ALL_BADGES.length
    ? sql`true`
    : sql`badge = any(${sql.lit(`{${states}}`)})`
}

/** Signs of a plate: fewer are a part of too many. */
const MIN_PLATE = 4

/** The orders with a ticket that has what was typed in its plate, or begins one of its numbers with it. */
export async function ordersOfTickets(key: string): Promise<string[]> {
  const hasPlate = key.length >= MIN_PLATE
  const typed = typedNumber(key)
  if (!hasPlate && !typed) return []
  const { isWhole: _, ...number } = typed ?? NO_NUMBER
  const found = await readOrders({ hasPlate }, { plate: patternFor(key).value, ...number })
  return found.map(({ id }) => id)
}

const NO_NUMBER = { number: '', numberEnd: '', numberPattern: '', isWhole: true }

interface Values extends TypedNumber {
  plate: string
}

/** The newest tickets of a plate are the ones that are meant. */
const readOrders = statementByShape(({ hasPlate }: { hasPlate: boolean }, values: Values) => {
  const atMost = sql.lit(MAX_ROWS)
  const none = sql`array[]::text[]`
  const plates = sql`select registration from vehicles
    where ${contains('registration', { kind: 'pattern', value: values.plate })} limit ${atMost}`
  return sql<{ id: string }>`
    with found as materialized (
      (${numberedTickets(values, MAX_ROWS)})
      union
      (select id from weigh_tickets where registration collate "th-x-icu" = any(${hasPlate ? sql`array(${plates})` : none})
       order by id desc limit ${atMost})
    )
    select distinct order_id as id from found join lines_in_force on ticket_id = found.id`
})
