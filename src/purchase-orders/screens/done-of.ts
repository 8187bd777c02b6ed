import type { TFunction } from 'i18next'
import type { Order } from './order.ts'

/** What was done to an order, by the key of its words and what they are filled with; its number stands in them or after them. */
export function doneOf(t: TFunction, key: string, { PONumber: po }: Order, facts = {}): string {
  const done = t(key, { ...facts, po })
  return done.includes(po) ? done : t('done.ofOrder', { done, po })
}
