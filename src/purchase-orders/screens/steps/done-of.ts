import type { TFunction } from 'i18next'
import type { Order } from '../order.ts'

/** What was done to an order; its number stands in the sentence or after it. */
export function doneOf(t: TFunction, done: string, { PONumber: po }: Order): string {
  return done.includes(po) ? done : t('done.ofOrder', { done, po })
}
