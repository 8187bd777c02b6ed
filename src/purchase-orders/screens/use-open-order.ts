import { useNavigate } from '@tanstack/react-router'
import type { Order } from './order.ts'

/** Goes to the page of an order. */
export function useOpenOrder() {
  const navigate = useNavigate()
  return ({ UUID }: Order) =>
    navigate({ to: '/Controller/poLine/$poHeaderUUID', params: { poHeaderUUID: UUID } })
}
