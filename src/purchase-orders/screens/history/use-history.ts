import { useCall } from '../../../platform/client.ts'
import { useFresh } from '../../../ui/use-live.ts'
import { calls } from '../../contract.ts'
import { gather } from './gather.ts'

/** What was done to an order, the newest first, read again when it changes. */
export function useHistory(POHeaderUUID: string) {
  const { data, error, refetch } = useCall(
    calls.getHistory,
    { POHeaderUUID },
    { keepPrevious: false },
  )
  useFresh('orders', calls.getHistory)
  return { deeds: data && gather(data), error, retry: refetch }
}

export type History = ReturnType<typeof useHistory>
