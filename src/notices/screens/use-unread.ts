import { storedSession, useCall } from '../../platform/client.ts'
import { useChangeEvents, useScheduledRefetch } from '../../ui/live/use-change-events.ts'
import { calls } from '../contract.ts'
import { kindsFor } from '../rules.ts'

const REFETCH_MS = 1000

/** How many notices the officer has not read; follows changes, on whichever server they were made. */
export function useUnread(): number {
  const { data } = useCall(calls.getUnread, {})
  const refetch = useScheduledRefetch(REFETCH_MS, calls.getUnread, calls.getNotices)
  useChangeEvents('notices', (audiences) => {
    if (concernsMe(audiences)) refetch()
  })
  return data?.Unread ?? 0
}

/** Whether an event names the officer or a kind that their role gets; one without names may concern everybody. */
function concernsMe(audiences: readonly string[]): boolean {
  const session = storedSession()
  if (!session) return false
  const mine: readonly string[] = [session.officer.UUID, ...kindsFor(session.role)]
  return audiences.length === 0 || audiences.some((one) => mine.includes(one))
}
