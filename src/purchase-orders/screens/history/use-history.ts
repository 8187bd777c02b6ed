import { allowed, useCall } from '../../../platform/client.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { calls } from '../../contract.ts'
import { groupEvents } from './group-events.ts'

/** The grouped history of an order, the newest first, read again when the order changes. */
export function useHistory(POHeaderUUID: string) {
  const { data, error, refetch } = useCall(
    calls.getHistory,
    { POHeaderUUID },
    { enabled: allowed(calls.getHistory), keepPrevious: false },
  )
  useRefetchOnChange('orders', calls.getHistory)
  const events = data && groupEvents(data.data)
  return {
    events,
    /** Number of all events; undefined where the list was cut. */
    count: data?.truncated ? undefined : events?.length,
    /** Number of entries shown, where there are earlier ones. */
    latest: data?.truncated ? data.data.length : undefined,
    of: { entity: 'order', id: POHeaderUUID },
    error,
    retry: refetch,
  }
}

export type History = ReturnType<typeof useHistory>
