import { addresses } from '../../platform/addresses.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import type { Order } from './order.ts'

/** Goes to the page of an order. */
export function useOpenOrder() {
  const go = useNavigateTo()
  return ({ UUID }: Order) => go(addresses.order(UUID))
}
