import { addresses } from '../../platform/addresses.ts'
import { useGo } from '../../ui/use-go.ts'
import type { Order } from './order.ts'

/** Goes to the page of an order. */
export function useOpenOrder() {
  const go = useGo()
  return ({ UUID }: Order) => go(addresses.order(UUID))
}
