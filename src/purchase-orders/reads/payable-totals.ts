import { sql } from 'kysely'
import { searchFor } from '../../platform/contains.ts'
import { typedKey } from '../../platform/search-key.ts'
import { statementByShape } from '../../platform/statement.ts'
import type { Badge } from '../rules/states.ts'
import {
  type FilterShape,
  type FilterValues,
  matching,
  type OrderFilters,
  shown,
  valuesOf,
} from './order-filters.ts'
import { owed } from './order-sort.ts'
import { ordersOfTickets } from './orders-of-tickets.ts'

/**
 * What all orders come to that match the filters and show one of `states`, in kg and baht. Each of them is read: ask it
 * of no more than a list counts.
 */
export async function payableTotals(filters: OrderFilters, states: readonly Badge[]) {
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
