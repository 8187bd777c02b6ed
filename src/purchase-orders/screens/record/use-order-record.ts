import { allowed, useCall } from '../../../platform/client.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { calls } from '../../contract.ts'

/** An order and its lines, and for those who may add lines the tickets that can be; follows changes. */
export function useOrderRecord(POHeaderUUID: string) {
  const adds = allowed(calls.getEnvironmentPOLineManage)
  const input = { POHeaderUUID }
  const added = useCall(calls.getEnvironmentPOLineManage, input, {
    enabled: adds,
    keepPrevious: false,
  })
  const seen = useCall(calls.getOrder, input, { enabled: !adds, keepPrevious: false })
  const followed = adds ? calls.getEnvironmentPOLineManage : calls.getOrder
  useRefetchOnChange('orders', followed)
  useRefetchOnChange('tickets', followed)
  const { error, refetch } = adds ? added : seen
  const data = adds ? added.data : seen.data && { ...seen.data, weight: [] }
  return { data, error, refetch }
}
