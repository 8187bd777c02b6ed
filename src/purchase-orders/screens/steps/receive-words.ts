import type { TFunction } from 'i18next'
import { counted } from '../../../ui/format.ts'
import type { Order } from '../order.ts'

type Received = Pick<Order, 'TotalLine' | 'TotalReceipt'>

/**
 * On a button that receives what is open of the orders: the only line, all lines where none is received yet, else those
 * that remain.
 */
export function receiveWords(t: TFunction, orders: readonly Received[]): string {
  const received = orders.reduce((n, order) => n + order.TotalReceipt, 0)
  const lines = orders.reduce((n, order) => n + order.TotalLine, 0)
  if (lines === 1) return t('receive.one')
  return t(received > 0 ? 'receive.rest' : 'receive.all', counted(lines - received))
}
