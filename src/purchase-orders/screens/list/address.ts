import { z } from 'zod'
import { sortedPage, sortOf } from '../../../ui/table/sorted-page.ts'
import { type Badge, PURCHASE_STATES, SORT_FIELDS, STATES } from '../../rules.ts'

/** The search parameters of a list of orders: its filters, sort and page. */
export const orderFilters = z.object({
  number: z.coerce.string().default(''),
  vendor: z.coerce.string().default(''),
  created: z.iso.date().nullable().default(null),
  state: z.enum(['', ...STATES, ...PURCHASE_STATES]).default(''),
  ...sortedPage(z.enum(SORT_FIELDS).default('Created'), 'desc'),
})
export type OrderFilters = z.output<typeof orderFilters>

/** The same for a list that is filtered to `state` at first; there "all" has to be in the address. */
function filtersOpeningAt(state: Badge) {
  return orderFilters.extend({ state: orderFilters.shape.state.unwrap().default(state) })
}

/** The same for the list of payables. */
export const payableFilters = filtersOpeningAt('RC')

export const noFilters = { number: '', vendor: '', created: null, state: '', page: 0 } as const

/** Filters and sort of the address as the calls take them. */
export function filterInput(view: OrderFilters) {
  return {
    filterPONumber: view.number,
    filterVendor: view.vendor,
    filterCreated: view.created ?? '',
    filterState: view.state,
    sort: sortOf(view),
    page: view.page,
  }
}

export type OrderPageInput = ReturnType<typeof filterInput>

export function isFiltered({ number, vendor, created, state }: OrderFilters): boolean {
  return number !== '' || vendor !== '' || created !== null || state !== ''
}
