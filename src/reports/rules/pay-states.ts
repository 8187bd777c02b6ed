import { BADGES, type Badge, STEPS } from '../../purchase-orders/rules/states.ts'

/** How far a priced ticket is on its way to a payable. */
export const PAY_STATES = ['noOrder', 'toConfirm', 'toReceive', 'toInvoice', 'payable'] as const
export type PayState = (typeof PAY_STATES)[number]

/** The state of a ticket by the badge of the order that it is on; null where it is on none. */
export function payStateOf(badge: string | null): PayState {
  if (badge === null) return 'noOrder'
  const next = STEPS[BADGES[badge as Badge].past]
  if (next === 'payable') return 'toInvoice'
  if (next === 'received') return 'toReceive'
  return next ? 'toConfirm' : 'payable'
}
