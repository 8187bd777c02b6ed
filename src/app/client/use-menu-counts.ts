import { ALL_MENU_COUNTS } from '../../notices/rules/waiting.ts'
import { useCall, useSession } from '../../platform/client.ts'
import type { calls } from '../../stuck/contract.ts'
import { useChangeEvents, useScheduledRefetch } from '../../ui/live/use-change-events.ts'
import type { MenuCounts } from './menu-counts.ts'

/** Named by its path alone: its schemas, and the ways out of stuck work, come with that screen. */
const getCounts = { path: 'stuck/getCounts', kind: 'read' } as typeof calls.getCounts

/** A busy mill changes something every second; the menu need not follow that fast. */
const REFETCH_MS = 10_000
const MINUTE_MS = 60_000
const TOPICS = ['orders', 'tickets', 'refusedTickets', 'silentScales', 'vendors'] as const

/** How much waits behind the menu; follows changes, and the clock. */
export function useMenuCounts(): MenuCounts {
  const role = useSession()?.role
  const options = { enabled: role !== undefined, staleMs: REFETCH_MS, refetchMs: MINUTE_MS }
  const { data } = useCall(getCounts, {}, options)
  const refetch = useScheduledRefetch(REFETCH_MS, getCounts)
  useChangeEvents(TOPICS, refetch)
  if (!data || role === undefined) return {}
  return Object.fromEntries(
    ALL_MENU_COUNTS.map(([name, { screen, mine }]) => [
      screen,
      { n: data[name] ?? 0, isMine: mine?.includes(role) ?? false },
    ]),
  )
}
