import { sql } from 'kysely'
import { containing } from '../../platform/containing.ts'
import { db } from '../../platform/db.ts'
import { payment, sum } from '../../platform/money.ts'
import { asPage, MOST_COUNTED, pageOf, windowOf } from '../../platform/paging.ts'
import { type Badge, PURCHASE_STATES, STATES } from '../rules.ts'
import { headersOf } from './headers.ts'
import { withLines } from './lines.ts'

export interface OrderFilters {
  filterPONumber?: string | null
  /** Part of the vendor's code or name, or of the AVL. */
  filterVendor?: string | null
  /** The business day of creation. */
  filterCreated?: string | null
  page: number
}

export interface OrderSort {
  field: 'PONumber' | 'VendorOrganizationName' | 'Created'
  direction: 'asc' | 'desc'
}

const BADGES: readonly Badge[] = [...STATES, ...PURCHASE_STATES]
const NEWEST_FIRST: OrderSort = { field: 'Created', direction: 'desc' }
const ORDER = {
  PONumber: sql`po.number`,
  VendorOrganizationName: sql`po.vendor_name collate "th-x-icu"`,
  Created: sql`po.created_at`,
}

/** A page of all orders, and how many of each badge match the other filters. */
export async function orderList(
  filters: OrderFilters & { filterState?: Badge | '' | null; sort?: OrderSort | null },
) {
  const { filterState: badge, page } = filters
  const [count_by_state, data] = await Promise.all([
    countByBadge(filters),
    headersOn(filters, badge ? [badge] : BADGES, filters.sort ?? NEWEST_FIRST),
  ])
  const found = badge ? count_by_state[badge] : sum(Object.values(count_by_state)).toNumber()
  return { ...asPage(page, found ?? 0, data), count_by_state }
}

/** A page of the orders that goods are received on, with their lines. */
export function receivingList(filters: OrderFilters) {
  return listWithLines(filters, ['CF', 'C', 'RC'])
}

/** A page of the orders that are or will be owed, with their lines, tax and what is paid in baht. */
export async function invoicingList(filters: OrderFilters) {
  const list = await listWithLines(filters, ['CF', 'C', 'RC', 'IV', 'F'])
  const debts = await debtsOf(list.data.map(({ UUID }) => UUID))
  const data = list.data.map((order) => ({ ...order, ...reckon(order, debts.get(order.UUID)) }))
  return { ...list, data }
}

async function listWithLines(filters: OrderFilters, badges: readonly Badge[]) {
  const list = await pageOf(filters.page, matching(filters, badges).select('id'), () =>
    headersOn(filters, badges, NEWEST_FIRST),
  )
  return { ...list, data: await withLines(list.data) }
}

/** The page is cut before the rest is joined to it, so that a list costs its 25 rows. */
function headersOn(
  filters: OrderFilters,
  badges: readonly Badge[],
  { field, direction }: OrderSort,
) {
  const { limit, offset } = windowOf(filters.page)
  const cut = matching(filters, badges)
    .selectAll()
    .orderBy(ORDER[field], direction)
    .orderBy('po.id')
    .limit(limit)
    .offset(offset)
  return headersOf(cut.as('po')).orderBy(ORDER[field], direction).orderBy('po.id').execute()
}

function matching(filters: OrderFilters, badges: readonly Badge[]) {
  const { filterPONumber, filterVendor, filterCreated } = filters
  const all = badges === BADGES
  return db()
    .selectFrom('purchase_orders as po')
    .where('deleted_at', 'is', null)
    .$if(!all, (query) => query.where('badge', 'in', [...badges]))
    .$if(!!filterPONumber, (query) =>
      query.where('number', 'ilike', containing(filterPONumber ?? '')),
    )
    .$if(!!filterVendor, (query) =>
      query.where('vendor_search', 'ilike', containing(filterVendor ?? '')),
    )
    .$if(!!filterCreated, (query) => query.where('created_day', '=', filterCreated ?? ''))
}

/** How many orders of each badge match, whichever badge is asked for. */
async function countByBadge(filters: OrderFilters): Promise<Record<string, number>> {
  const { filterPONumber, filterVendor, filterCreated } = filters
  const isNarrowed = filterPONumber || filterVendor || filterCreated
  const counted = isNarrowed ? await countMatching(filters) : await countAll()
  const none = BADGES.map((badge) => [badge, 0])
  return Object.fromEntries([...none, ...counted.map(({ badge, found }) => [badge, found])])
}

function countMatching(filters: OrderFilters) {
  return matching(filters, BADGES)
    .select((eb) => ['badge', eb.fn.countAll<number>().as('found')])
    .groupBy('badge')
    .execute()
}

/** Each badge is counted up to a bound, so that a list of years costs no more than one of weeks. */
async function countAll() {
  const { rows } = await sql<{ badge: string; found: number }>`
    select badges.badge, (
      select count(*) from (
        select 1 from purchase_orders
        where deleted_at is null and badge = badges.badge limit ${sql.lit(MOST_COUNTED + 1)}
      ) counted
    ) found
    from unnest(${BADGES}::text[]) badges (badge)`.execute(db())
  return rows
}

/** What was copied when the payable was set up, else each vendor's tax as it is now. */
async function debtsOf(orderIds: readonly string[]) {
  const rows = await db()
    .selectFrom('purchase_orders')
    .innerJoin('customers', 'customers.id', 'purchase_orders.customer_id')
    .leftJoin('payables', 'payables.order_id', 'purchase_orders.id')
    .select(['purchase_orders.id', 'customers.tax_percent', 'payables.tax', 'payables.paid'])
    .where('purchase_orders.id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

interface Owed {
  POLineSet: readonly { WeightNet: string | null; SysPrice: string | null }[]
}

function reckon(
  { POLineSet }: Owed,
  debt?: { tax_percent: string; tax: string | null; paid: string | null },
) {
  if (debt?.tax && debt.paid) return { TotalTax: debt.tax, TotalPaid: debt.paid }
  const payments = POLineSet.map(({ WeightNet, SysPrice }) =>
    payment(WeightNet ?? 0, SysPrice ?? 0, debt?.tax_percent ?? 0),
  )
  return {
    TotalTax: sum(payments.map(({ tax }) => tax)).toString(),
    TotalPaid: sum(payments.map(({ paid }) => paid)).toString(),
  }
}
