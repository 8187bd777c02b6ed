import { z } from 'zod'
import type { Input, Output } from '../../../platform/call.ts'
import { addDays, formatDay, type Language } from '../../../platform/thai-date.ts'
import { listView } from '../../../ui/table/list-view.ts'
import type { calls } from '../../contract.ts'
import { blocksOrder, type Figures, figuresOf } from '../../rules/to-order.ts'

export type Answer = Output<typeof calls.getToOrder>
/** Palm of a vendor and a product group. */
export type PalmToOrder = Answer['data'][number]
export type Ticket = PalmToOrder['Tickets'][number]

/** A head that an officer typed, in place of that of the vendor's last order. */
export type TypedHead = NonNullable<Input<typeof calls.createOrders>['Orders'][number]['Head']>
/** The typed heads, by the key of their palm. */
export type TypedHeads = ReadonlyMap<string, TypedHead>

/** Palm with those of its tickets that the chosen tab shows. */
export interface Row {
  palm: PalmToOrder
  tickets: readonly Ticket[]
}

/** What the list keeps in the address. `tab`: a day, `blocked`, or the name of a product group. */
export const toOrderView = listView.extend({
  sort: z.string().default('oldest'),
  tab: z.string().default(''),
})

/** Whether no order can be made of it until somebody puts something right. */
export function isBlocked({ Obstacles }: PalmToOrder): boolean {
  return Obstacles.some(blocksOrder)
}

/** The palm that `tab` shows on the day `today`, with its tickets. */
export function rowsOf(data: readonly PalmToOrder[], tab: string, today: string): Row[] {
  const ofDay = DAYS[tab]
  return data.flatMap((palm) => {
    const tickets = ofDay
      ? palm.Tickets.filter(({ WeightDateOut }) => ofDay(WeightDateOut, today))
      : palm.Tickets
    return tickets.length > 0 && (ofDay || isOfTab(palm, tab)) ? [{ palm, tickets }] : []
  })
}

const DAYS: Readonly<Record<string, (day: string, today: string) => boolean>> = {
  today: (day, today) => day >= today,
  yesterday: (day, today) => day === addDays(today, -1),
  older: (day, today) => day < addDays(today, -1),
}
export const DAY_TABS = ['today', 'yesterday', 'older'] as const
export const BLOCKED = 'blocked'

function isOfTab({ Obstacles, ProductGroupName }: PalmToOrder, tab: string): boolean {
  if (tab === BLOCKED) return Obstacles.length > 0
  return tab === '' || tab === ProductGroupName
}

/** How many tickets `tab` shows. */
export function countOf(data: readonly PalmToOrder[], tab: string, today: string): number {
  return rowsOf(data, tab, today).reduce((sum, { tickets }) => sum + tickets.length, 0)
}

/** An order that may be made, with what its tickets come to. */
export interface PlannedOrder extends Row, Figures {
  key: string
}

/** The orders that `rows` become: one a row, or one a row and day. */
export function plannedOrders(rows: readonly Row[], per: 'vendor' | 'day'): PlannedOrder[] {
  return rows.flatMap(({ palm, tickets }) => {
    if (per === 'vendor') return [plannedOrder(palm.Key, palm, tickets)]
    const days = [...new Set(tickets.map(({ WeightDateOut }) => WeightDateOut))]
    return days.map((day) => {
      const ofDay = tickets.filter(({ WeightDateOut }) => WeightDateOut === day)
      return plannedOrder(`${palm.Key}/${day}`, palm, ofDay)
    })
  })
}

function plannedOrder(key: string, palm: PalmToOrder, tickets: Row['tickets']): PlannedOrder {
  return { key, palm, tickets, ...figuresOf(tickets) }
}

/** What rows come to together. */
export function totalsOf(rows: readonly Row[]) {
  const vendors = new Set(rows.map(({ palm }) => palm.AVL))
  return { vendors: vendors.size, ...figuresOf(rows.flatMap(({ tickets }) => tickets)) }
}

/** What the vendor is called, or the customer where no vendor is linked to it. */
export function nameOf({ VendorOrganizationName, CustomerName }: PalmToOrder): string {
  return VendorOrganizationName ?? CustomerName
}

/** Days without their year: 11 ต.ค., 14 – 19 พ.ย., 30 ต.ค. – 21 พ.ย. */
export function daysWords(from: string, to: string, language: Language): string {
  const [first = '', month = ''] = formatDay(from, 'short', language).split(' ')
  const [last = '', lastMonth = ''] = formatDay(to, 'short', language).split(' ')
  if (from === to) return `${first} ${month}`
  return month === lastMonth
    ? `${first} – ${last} ${month}`
    : `${first} ${month} – ${last} ${lastMonth}`
}
