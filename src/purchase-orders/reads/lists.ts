import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { sum } from '../../platform/money.ts'
import { asPage, MAX_COUNTED } from '../../platform/paging.ts'
import { statement } from '../../platform/statement.ts'
import { ALL_BADGES, badgesIn, isToReceive } from '../rules/states.ts'
import type { Badge } from '../rules.ts'
import { headersOf } from './headers.ts'
import { withLines } from './lines.ts'
import { type Counts, matchesOf, type OrderFilters } from './matches.ts'
import { withPayables } from './payables.ts'

/** A page of all orders. */
export function orderList(filters: OrderFilters) {
  return listOf(ALL_BADGES, filters)
}

/** A page of the orders in receiving, with their lines. */
export async function receivingList({
  filterReceipt,
  ...filters
}: OrderFilters & { filterReceipt?: 'waiting' | '' | null }) {
  const badges = badgesIn('receiving')
  const waiting = badges.filter(isToReceive)
  const list = await listOf(badges, filters, filterReceipt ? waiting : badges)
  return { ...list, data: await withLines(list.data) }
}

/** A page of the orders that have or will get a payable, with their lines, tax and the sum paid in baht. */
export async function invoicingList(filters: OrderFilters) {
  const list = await listOf(badgesIn('invoicing'), filters)
  return { ...list, data: await withPayables(await withLines(list.data)) }
}

/** A page of the orders that show one of the badges, and how many of each match the other filters. */
async function listOf(
  badges: readonly Badge[],
  filters: OrderFilters,
  shown: readonly Badge[] = badges,
) {
  const { filterState, page } = filters
  const states = filterState ? shown.filter((badge) => badge === filterState) : shown
  const { counts, ids } = await matchesOf(filters, badges, states)
  const total = sum(states.map((badge) => counts.get(badge) ?? 0)).toNumber()
  return { ...asPage(page, total, await headersById(ids)), ...countsOf(badges, counts) }
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
