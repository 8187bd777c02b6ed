import type { Call } from '../../../platform/call.ts'
import type { Role } from '../../../platform/roles.ts'
import type { Order, Vendor, Walk } from './model.ts'

/** What an officer tries to do; by ids instead of records, so that it is valid in every copy of a walk. */
export interface Attempt {
  action: string
  role: Role
  /** 0: correct input; 1 and 2: other input, mostly wrong, as each action defines. */
  variant: 0 | 1 | 2
  vendor: Vendor
  orderId: string
  lineId: string
  ticketId: number
  /** The day of the walk. */
  date: string
  /** Percent, for who grades. */
  grade: number
  /** Satang per kg, for who prices. */
  price: number
}

/** What docs/rules.md says of an action. */
export interface Action {
  /** Only its path and its declared errors are used. */
  call: Call
  roles: readonly Role[]
  body(attempt: Attempt): object | Promise<object>
  /** Whether it must succeed for an officer whose role may. */
  may(walk: Walk, attempt: Attempt): boolean
  /** Applies it to the model; gives what the answer has to contain. Only new ids are taken from `result`. */
  // biome-ignore lint/suspicious/noExplicitAny: the ids are then compared with what is read back.
  apply(walk: Walk, attempt: Attempt, result: any): object
  /** The effect on the model where it is refused. */
  fail?(walk: Walk, attempt: Attempt): void
}

export const purchasing = [0, 1, 50, 51] as const
export const managers = [0, 1, 50] as const
export const receiving = [0, 1, 50, 51, 81, 91] as const
export const paying = [0, 1, 50, 91] as const
export const invoicing = [0, 1, 50, 51, 91] as const

/** The order of the attempt; undefined where it was never made or is deleted. */
export function meant({ orders }: Walk, { orderId }: Attempt): Order | undefined {
  return orders.find(({ id, isDeleted }) => id === orderId && !isDeleted)
}
