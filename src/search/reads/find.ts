import { palmRecords } from '../../evaluation/reads/palm-records.ts'
import { ticketName } from '../../evaluation/rules/states.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { mayCall, PALM, PURCHASING, RECEIVING, type Role, readers } from '../../platform/roles.ts'
import { typedKey } from '../../platform/search-key.ts'
import { orderList } from '../../purchase-orders/reads/lists.ts'
import { distanceOf, type FoundPage, MAX_SHOWN, MIN_TYPED } from '../rules.ts'
import { findVehicles } from './vehicles.ts'
import { findVendors } from './vendors.ts'

/** What has the typed text in it, of each kind that the officer's role reads. */
export async function findFor(typed: string, { officer, now }: OfficerContext) {
  const key = typedKey(typed)
  const isEnough = key.length >= MIN_TYPED
  const of = <T>(who: readonly Role[], find: () => Promise<T>) =>
    isEnough && mayCall(readers(who), officer.role) ? find() : null
  const [Vehicles, Tickets, Orders, Vendors] = await Promise.all([
    of(PALM, () => findVehicles(key, now)),
    of(PALM, () => findTickets(typed, now)),
    of(RECEIVING, () => findOrders(typed)),
    of(PURCHASING, () => findVendors(key)),
  ])
  return { Vehicles, Tickets, Orders, Vendors }
}

async function findTickets(filterSearch: string, now: Date) {
  const found = await palmRecords({ filterSearch, filterStatus: 'A', page: 0 }, { now })
  return firstOf(found, filterSearch, ticketName)
}

/** By its number, a plate or a ticket on it; where none has it, by its vendor. */
async function findOrders(typed: string) {
  const named = await orderList({ filterPONumber: typed, page: 0 })
  const IsByVendor = named.total_record === 0
  const list = IsByVendor ? await orderList({ filterVendor: typed, page: 0 }) : named
  const { data, ...total } = firstOf(list, typed, ({ PONumber }) => PONumber)
  return {
    ...total,
    IsByVendor,
    data: data.map(({ UUID, ...order }) => ({ POHeaderUUID: UUID, ...order })),
  }
}

/** The first of a page: what bears the typed number, then what has a number that begins so, then the rest as it came. */
function firstOf<Row>(page: FoundPage<Row>, typed: string, nameOf: (row: Row) => string) {
  const key = typedKey(typed)
  const distance = (row: Row) => distanceOf(key, nameOf(row))
  const nearestFirst = page.data.toSorted((a, b) => distance(a) - distance(b))
  return { ...page, data: nearestFirst.slice(0, MAX_SHOWN) }
}
