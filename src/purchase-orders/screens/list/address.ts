import { z } from 'zod'
import { sortedPage, sortOf } from '../../../ui/table/sorted-page.ts'
import { PURCHASE_STATES, STATES } from '../../rules/states.ts'
import { SORT_FIELDS } from '../../rules.ts'

/** The search parameters of a list of orders: its filters, sort and page. */
export const orderFilters = z.object({
  number: z.coerce.string().default(''),
  vendor: z.coerce.string().default(''),
  created: z.iso.date().nullable().default(null),
  state: z.enum(['', ...STATES, ...PURCHASE_STATES]).default(''),
  ...sortedPage(z.enum(SORT_FIELDS).default('Created'), 'desc'),
})
export type OrderFilters = z.output<typeof orderFilters>

/** The same for receiving, which opens at what is not received in full; there "all" has to be in the address. */
export const receiptFilters = orderFilters.extend({
  state: z.enum(['waiting', '', ...STATES, ...PURCHASE_STATES]).default('waiting'),
})
export type ReceiptFilters = z.output<typeof receiptFilters>

/** Filters and sort of receiving as its call takes them. */
export function receiptInput({ state, ...view }: ReceiptFilters) {
  const isWaiting = state === 'waiting'
  return {
    ...filterInput({ ...view, state: isWaiting ? '' : state }),
    filterReceipt: isWaiting ? ('waiting' as const) : ('' as const),
  }
}

/** The same for the list of payables, which opens at what is received in full. */
export const payableFilters = orderFilters.extend({
  state: orderFilters.shape.state.unwrap().default('RC'),
})

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
export type ReceiptPageInput = ReturnType<typeof receiptInput>

/** Whether something besides the state filters the list. */
export function isNarrowed({ number, vendor, created }: Omit<OrderFilters, 'state'>): boolean {
  return number !== '' || vendor !== '' || created !== null
}
