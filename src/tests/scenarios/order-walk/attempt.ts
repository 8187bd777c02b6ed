import type { Call } from '../../../platform/call.ts'
import type { Role } from '../../../platform/roles.ts'
import type { Order, Vendor, Walk } from './model.ts'

/** What an officer is about to do; ids rather than records, so that it means the same in every copy of a walk. */
export interface Attempt {
  action: string
  role: Role
  /** 0 as it should be done; 1 and 2 otherwise, mostly wrongly: each action says how. */
  way: 0 | 1 | 2
  vendor: Vendor
  orderId: string
  lineId: string
  ticketId: number
  /** Percent, for who grades. */
  grade: number
  /** Satang per kg, for who prices. */
  price: number
}

/** What docs/rules.md says of an action. */
export interface Action {
  /** Its path and the refusals that it declares; nothing else is taken from there. */
  call: Call
  roles: readonly Role[]
  body(attempt: Attempt): object
  /** Whether it must succeed for an officer whose role may. */
  may(walk: Walk, attempt: Attempt): boolean
  /** Does it to the model; gives what the answer must say at least. `result` is asked for new ids only. */
  // biome-ignore lint/suspicious/noExplicitAny: the ids are then compared with what is read back.
  happen(walk: Walk, attempt: Attempt, result: any): object
  /** What stays of it where it is refused. */
  fail?(walk: Walk, attempt: Attempt): void
}

export const purchasing = [0, 1, 50, 51] as const
export const managers = [0, 1, 50] as const

/** The order that is meant, unless it was never made or is deleted. */
export function meant({ orders }: Walk, { orderId }: Attempt): Order | undefined {
  return orders.find(({ id, isDeleted }) => id === orderId && !isDeleted)
}
