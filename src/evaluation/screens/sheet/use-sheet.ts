import { useCall } from '../../../platform/client.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { calls } from '../../contract.ts'

/** The sheet of a ticket, read again when a ticket or an order changes. */
export function useSheet(SSWeightID: number) {
  useRefetchOnChange('tickets', calls.getWeightSheet)
  useRefetchOnChange('orders', calls.getWeightSheet)
  return useCall(calls.getWeightSheet, { SSWeightID }, { keepPrevious: false })
}
