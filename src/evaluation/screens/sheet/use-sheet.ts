import { useCall } from '../../../platform/client.ts'
import { useFresh } from '../../../ui/use-live.ts'
import { calls } from '../../contract.ts'

/** The sheet of a ticket, read again when a ticket or an order changes. */
export function useSheet(SSWeightID: number) {
  useFresh('tickets', calls.getWeightSheet)
  useFresh('orders', calls.getWeightSheet)
  return useCall(calls.getWeightSheet, { SSWeightID }, { keepPrevious: false })
}
