import { createContext, useContext } from 'react'
import { ALL_MENU_COUNTS } from '../../notices/rules/waiting.ts'
import type { ScreenName } from '../../platform/addresses.ts'
import { useCall, useSession } from '../../platform/client.ts'
import { mayCall, type Role } from '../../platform/roles.ts'
import type { calls } from '../../stuck/contract.ts'
import { useChangeEvents, useScheduledRefetch } from '../../ui/live/use-change-events.ts'
import { type Screen, SECTIONS, type Section, screens } from '../screens.tsx'

/** What waits behind an item of the menu. */
interface MenuCount {
  n: number
  /** It waits for this officer, not for somebody. */
  isMine: boolean
}

/** What waits behind each item; one that is not named shows nothing, and so does 0. */
type MenuCounts = Partial<Record<ScreenName, MenuCount>>

/** Given by the shell to the menu and the drawer. */
export const MenuCountsContext = createContext<MenuCounts>({})

/** What waits behind the item of a screen, if anything does. */
export function useMenuCount(name: ScreenName): MenuCount | undefined {
  const count = useContext(MenuCountsContext)[name]
  return count && count.n > 0 ? count : undefined
}

/** A part of the menu with the screens that a role may open; the first part has no heading. */
export interface MenuSection {
  section?: Section
  items: readonly Screen[]
}

/** The menu of a role, with what is in it for as long as something waits there, without sections that have nothing. */
export function useMenu(role: Role): readonly MenuSection[] {
  const counts = useContext(MenuCountsContext)
  const items = screens.filter(
    ({ name, menu, roles }) =>
      menu &&
      mayCall(menu.roles ?? roles, role) &&
      (!menu.whileWaiting || (counts[name]?.n ?? 0) > 0),
  )
  return [undefined, ...SECTIONS]
    .map((section) => ({ section, items: items.filter(({ menu }) => menu?.section === section) }))
    .filter((part) => part.items.length > 0)
}

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
