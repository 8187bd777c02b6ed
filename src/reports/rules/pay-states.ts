import type { Badge } from '../../purchase-orders/rules.ts'

/** How far a priced ticket is on its way to a payable. */
export const PAY_STATES = ['noOrder', 'toConfirm', 'toReceive', 'toInvoice', 'payable'] as const
export type PayState = (typeof PAY_STATES)[number]

const STATE_OF_BADGE: Partial<Record<string, PayState>> = {
  CF: 'toReceive',
  C: 'toReceive',
  RC: 'toInvoice',
  IV: 'payable',
  F: 'payable',
} satisfies Partial<Record<Badge, PayState>>

/** The state of a ticket by the badge of the order that it is on; null where it is on none. */
export function payStateOf(badge: string | null): PayState {
  return badge === null ? 'noOrder' : (STATE_OF_BADGE[badge] ?? 'toConfirm')
}
