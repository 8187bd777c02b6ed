import { useNavigate } from '@tanstack/react-router'
import { allowed } from '../../platform/client.ts'
import { calls } from '../contract.ts'
import type { Order } from './order.ts'

/** Goes to the page of an order. */
export function useOpenOrder() {
  const navigate = useNavigate()
  return ({ UUID }: Order) =>
    navigate({ to: '/Controller/poLine/$poHeaderUUID', params: { poHeaderUUID: UUID } })
}

/** Whether the signed-in officer may see the page of an order. */
export function mayOpen(): boolean {
  return allowed(calls.getEnvironmentPOLineManage)
}
