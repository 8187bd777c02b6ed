import { addresses } from '../../platform/addresses.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import type { Order } from './order.ts'

/** Goes to the page of an order; `replace` leaves no entry in the browser history. */
export function useOpenOrder(way: { replace?: boolean } = {}) {
  const go = useNavigateTo()
  return ({ UUID }: Order) => go(addresses.order(UUID), way)
}
