import { businessDay } from '../../../platform/thai-date.ts'
import { namesLoad } from '../../rules/find-load.ts'
import { isOpen, type OrderLine, type OrderWithLines } from '../order.ts'

/** What a phone is filtered to: not received in full, all received, left today. */
export const TABS = ['open', 'done', 'today'] as const
export type Tab = (typeof TABS)[number]

/** An order with those of its lines that are shown. */
export interface Loads {
  order: OrderWithLines
  lines: readonly OrderLine[]
}

interface Choice {
  tab: Tab
  /** What is typed into the search field. */
  typed: string
  /** The business day. */
  today: string
}

/** The orders that have a line to show: of the tab, and named by what is typed. */
export function shownLoads(orders: readonly OrderWithLines[], choice: Choice): Loads[] {
  return orders
    .map((order) => ({
      order,
      lines: order.POLineSet.filter((line) => isShown(order, line, choice)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** The one line that is still to be received of those shown; undefined where there are several, or none. */
export function singleOpen(loads: readonly Loads[]): OrderLine | undefined {
  const open = loads.flatMap(({ lines }) => lines.filter(isOpen))
  return open.length === 1 ? open[0] : undefined
}

/** How many lines are still to be received. */
export function countOpen(orders: readonly OrderWithLines[]): number {
  return orders.reduce((n, { POLineSet }) => n + POLineSet.filter(isOpen).length, 0)
}

/** How many orders stand in a tab. */
export function countIn(tab: Tab, orders: readonly OrderWithLines[], today: string): number {
  return shownLoads(orders, { tab, typed: '', today }).filter(({ lines }) => lines.some(isOpen))
    .length
}

function isShown(order: OrderWithLines, line: OrderLine, { tab, typed, today }: Choice): boolean {
  const { WeightCarRegister, WeightSequenceWeightOut, WeightScaleIDIn, WeightTimeOut } = line
  if (tab === 'today' && (!WeightTimeOut || businessDay(WeightTimeOut) !== today)) return false
  const names = [WeightCarRegister, WeightSequenceWeightOut, WeightScaleIDIn, order.PONumber]
  return typed.trim() === '' || namesLoad(typed, names)
}
