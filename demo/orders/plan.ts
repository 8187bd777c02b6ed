import { addDays, buddhistYearMonth, businessDay } from '../../src/platform/thai-date.ts'
import { USUAL } from '../../src/purchase-orders/rules/order-codes.ts'
import { orderNumber } from '../../src/purchase-orders/rules.ts'
import type { PricedTicket } from '../evaluate.ts'
import { type Random, seeded } from '../random.ts'
import type { DemoVendor } from '../vendors.ts'
import { simulateSteps, type TakenStep } from './journey.ts'
import { officeHour } from './office-hours.ts'

export interface PlannedOrder {
  id: string
  number: string
  vendor: DemoVendor
  createdAt: Date
  lines: { id: string; ticket: PricedTicket; addedAt: Date }[]
  steps: TakenStep[]
}

const HOUR = 3600_000
const MAX_LINES = 40

/**
 * The orders that the mill has made by `now`: each vendor that may have orders gets one for the priced tickets of
 * some days, three for a ramp or a firm and seven for others, on a weekday of its own.
 */
export function planOrders(tickets: readonly PricedTicket[], now: Date): PlannedOrder[] {
  const orders = [...byVendor(tickets)].flatMap(([vendor, own]) => ordersOf(vendor, own, now))
  return numbered(orders)
}

function byVendor(tickets: readonly PricedTicket[]): Map<DemoVendor, PricedTicket[]> {
  const vendors = new Map<DemoVendor, PricedTicket[]>()
  for (const ticket of tickets) {
    const { vendor } = ticket.trip
    if (!vendor.isLinked || !vendor.dimension7) continue
    vendors.set(vendor, [...(vendors.get(vendor) ?? []), ticket])
  }
  return vendors
}

type Unnumbered = Omit<PlannedOrder, 'number'>

function ordersOf(vendor: DemoVendor, tickets: readonly PricedTicket[], now: Date): Unnumbered[] {
  const random = seeded(`orders ${vendor.account}`)
  const length = vendor.isFirm || vendor.kind === 'ramp' ? 3 : 7
  const offset = random.int(0, length - 1)
  const periods = new Map<number, PricedTicket[]>()
  for (const ticket of tickets) {
    const dayNumber = Date.parse(businessDay(ticket.trip.timeOut)) / (24 * HOUR)
    const period = Math.floor((dayNumber + offset) / length)
    periods.set(period, [...(periods.get(period) ?? []), ticket])
  }
  return [...periods].flatMap(([period, own]) => {
    const lastDay = new Date(((period + 1) * length - offset - 1) * 24 * HOUR)
    return orderOf(vendor, own.slice(0, MAX_LINES), lastDay.toISOString().slice(0, 10), now)
  })
}

/** The order for the tickets of a period that ended with `lastDay`, unless its hour is still to come. */
function orderOf(
  vendor: DemoVendor,
  tickets: readonly PricedTicket[],
  lastDay: string,
  now: Date,
): Unnumbered[] {
  const random = seeded(`order ${vendor.account} ${lastDay}`)
  const morning = Date.parse(`${addDays(lastDay, 1)}T08:15:00+07:00`)
  const createdAt = new Date(officeHour(morning + Math.floor(random.next() * 7 * 3600) * 1000))
  const ready = tickets.filter(({ trip }) => trip.valuedAt <= createdAt)
  if (createdAt > now || ready.length === 0) return []
  const lines = ready.map((ticket, index) => ({
    id: randomUuid(random),
    ticket,
    addedAt: new Date(createdAt.getTime() + 60_000 + index * 5000),
  }))
  const isEmpty = lines.at(-1)!.addedAt > now
  const steps = isEmpty ? [] : simulateSteps(createdAt, lines.length, now, random)
  const id = randomUuid(random)
  return [{ id, vendor, createdAt, lines: isEmpty ? [] : lines, steps }]
}

/** The steps that take lines off an order, and what the database calls it. */
export const RELEASES = { cancel: 'canceled', delete: 'deleted', release: 'released' } as const

/** The step that took a line off its order, if one did. */
export function releaseOf({ steps }: PlannedOrder, index: number): TakenStep | undefined {
  return steps.find(
    ({ action, line }) => Object.hasOwn(RELEASES, action) && (line === undefined || line === index),
  )
}

/** Numbers follow one another within a month, in the order in which the orders were made. */
function numbered(orders: readonly Unnumbered[]): PlannedOrder[] {
  const counts = new Map<string, number>()
  return [...orders]
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((order) => {
      const month = buddhistYearMonth(order.createdAt)
      const count = (counts.get(month) ?? 0) + 1
      counts.set(month, count)
      return { ...order, number: orderNumber(USUAL.PONO_SEQ, month, count) }
    })
}

/** A version 4 UUID of the seed, so that orders keep their address from one load to the next. */
function randomUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
  const variant = (8 + (Number.parseInt(hex[16]!, 16) % 4)).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
