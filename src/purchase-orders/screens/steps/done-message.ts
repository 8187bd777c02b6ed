import type { TFunction } from 'i18next'
import type { Order } from '../order.ts'

/** The success message of an order's step: `done`, with the order's number appended where it lacks it. */
export function doneMessage(t: TFunction, done: string, { PONumber: po }: Order): string {
  return done.includes(po) ? done : t('done.ofOrder', { done, po })
}
