import { z } from 'zod'
import { day, page, pageOf, read, text } from '../../platform/call.ts'
import { RECEIVING } from '../../platform/roles.ts'
import { SORT_FIELDS } from '../rules.ts'
import { poHeader, purchaseState, state } from './order.ts'

/** What a list of orders is narrowed, sorted and turned by. */
export const filters = {
  /** Part of the order's number, of a plate on it, or the beginning of a number of a ticket on it. */
  filterPONumber: text(50).nullish(),
  /** Part of the vendor's code or name, or of the AVL. */
  filterVendor: text(100).nullish(),
  /** The business day of creation. */
  filterCreated: z.union([day, z.literal('')]).nullish(),
  /** The badge shown; a badge that the list does not have gives no orders. */
  filterState: z.union([state, purchaseState, z.literal('')]).nullish(),
  sort: z
    .strictObject({
      field: z.enum(SORT_FIELDS),
      direction: z.enum(['asc', 'desc']),
    })
    .nullish(),
  page,
}

/** A page of orders, and how many of each badge the list holds; of those in `states_capped` there are more. */
export const ordersOf = <T extends z.ZodType>(row: T) =>
  pageOf(row).extend({
    count_by_state: z.record(z.string(), z.number()),
    states_capped: z.array(z.string()),
  })

export const calls = {
  getPOFilterLists: read({
    path: 'po/getPOFilterLists',
    roles: RECEIVING,
    input: z.strictObject(filters),
    output: ordersOf(poHeader),
  }),
}
