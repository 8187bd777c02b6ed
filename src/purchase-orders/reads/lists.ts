import { sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { searchFor } from '../../platform/contains.ts'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { sum } from '../../platform/money.ts'
import { asPage, MAX_COUNTED } from '../../platform/paging.ts'
import { typedKey } from '../../platform/search-key.ts'
import { statement, statementByShape } from '../../platform/statement.ts'
import type { calls } from '../contract.ts'
import { ALL_BADGES, type Badge, badgesIn, isToReceive } from '../rules/states.ts'
import { headersOf } from './headers.ts'
import { withLines } from './lines.ts'
import { type Counts, matchesOf } from './matches.ts'
import {
  type FilterShape,
  type FilterValues,
  matching,
  type OrderFilters,
  ordersOfTickets,
  shown,
  valuesOf,
} from './order-filters.ts'
import { owed } from './order-sort.ts'
import { withPayables } from './payables.ts'
import { withPayeeChecks } from './payee-changes.ts'

/** A page of all orders. */
export function orderList(filters: OrderFilters) {
  return listOf(ALL_BADGES, filters)
}

/** A page of the orders in receiving, with their lines. */
export async function receivingList({
  filterReceipt,
  ...filters
}: Parsed<typeof calls.getFilterPOStateConfirm>) {
  const badges = badgesIn('receiving')
  const waiting = badges.filter(isToReceive)
  const list = await listOf(badges, filters, filterReceipt ? waiting : badges)
  return { ...list, data: await withLines(list.data) }
}

/**
 * A page of the orders that have or will get a payable, with their lines, tax and the sum paid in baht; and what all that
 * the filters let through come to, unless they are more than are counted.
 */
export async function invoicingList(filters: OrderFilters, { officer }: OfficerContext) {
  const badges = badgesIn('invoicing')
  const list = await listOf(badges, filters)
  const totals = list.total_capped ? null : await payableTotals(filters, statesOf(filters, badges))
  const payables = await withPayables(await withLines(list.data))
  return { ...list, totals, data: await withPayeeChecks(payables, officer) }
}

/** A page of the orders that show one of the badges, and how many of each match the other filters. */
async function listOf(
  badges: readonly Badge[],
  filters: OrderFilters,
  shown: readonly Badge[] = badges,
) {
  const states = statesOf(filters, shown)
  const { counts, ids } = await matchesOf(filters, badges, states)
  const total = sum(states.map((badge) => counts.get(badge) ?? 0)).toNumber()
  return { ...asPage(filters.page, total, await headersById(ids)), ...countsOf(badges, counts) }
}

/** The badges that an order shows to be listed, of those that the list has. */
function statesOf({ filterState }: OrderFilters, badges: readonly Badge[]): readonly Badge[] {
  return filterState ? badges.filter((badge) => badge === filterState) : badges
}

function countsOf(badges: readonly Badge[], found: Counts) {
  const counts = badges.map((badge) => [badge, found.get(badge) ?? 0] as const)
  return {
    count_by_state: Object.fromEntries(
      counts.map(([badge, count]) => [badge, Math.min(count, MAX_COUNTED)]),
    ),
    states_capped: counts.filter(([, count]) => count > MAX_COUNTED).map(([badge]) => badge),
  }
}

/** The orders of those ids, in the order of the ids. */
async function headersById(ids: readonly string[]) {
  const headers = new Map((await readHeaders({ ids })).map((header) => [header.UUID, header]))
  return ids.flatMap((id) => headers.get(id) ?? [])
}

const readHeaders = statement(({ ids }: { ids: readonly string[] }) =>
  headersOf(db().selectFrom('existing_orders').selectAll().where('id', 'in', idRows(ids)).as('po')),
)

/**
 * What all orders come to that match the filters and show one of `states`, in kg and baht. Each of them is read: ask it
 * of no more than a list counts.
 */
async function payableTotals(filters: OrderFilters, states: readonly Badge[]) {
  const ofTickets = await ordersOfTickets(typedKey(filters.filterPONumber))
  const asked = valuesOf(filters, searchFor)
  const shape = {
    filters: Object.keys(asked) as FilterShape['filters'],
    states,
    hasTickets: ofTickets.length > 0,
  }
  const [totals] = await readTotals(shape, { ...asked, ofTickets } as FilterValues)
  return totals!
}

type Totals = Record<'TotalWeight' | 'TotalAmount' | 'TotalTax' | 'TotalPaid', string>

const readTotals = statementByShape(
  (shape: FilterShape, values: FilterValues) => sql<Totals>`
    select
      coalesce(sum(total_weight_kg), 0) "TotalWeight",
      coalesce(sum(total_amount), 0) "TotalAmount",
      coalesce(sum(${owed('tax')}), 0) "TotalTax",
      coalesce(sum(${owed('paid')}), 0) "TotalPaid"
    from existing_orders po where ${matching(shape, values)} and ${shown(shape)}`,
)
