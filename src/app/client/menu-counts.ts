import { createContext, useContext } from 'react'
import type { ScreenName } from '../../platform/addresses.ts'
import type { Role } from '../../platform/roles.ts'
import { type MenuSection, menuOf } from './menu-items.ts'

/** What waits behind an item of the menu. */
export interface MenuCount {
  n: number
  /** It waits for this officer, not for somebody. */
  isMine: boolean
}

/** What waits behind each item; one that is not named shows nothing, and so does 0. */
export type MenuCounts = Partial<Record<ScreenName, MenuCount>>

/** Given by the shell to the menu and the drawer. */
export const MenuCountsContext = createContext<MenuCounts>({})

/** What waits behind the item of a screen, if anything does. */
export function useMenuCount(name: ScreenName): MenuCount | undefined {
  const count = useContext(MenuCountsContext)[name]
  return count && count.n > 0 ? count : undefined
}

/** The menu of a role, with what is in it for as long as something waits there. */
export function useMenu(role: Role): readonly MenuSection[] {
  const counts = useContext(MenuCountsContext)
  return menuOf(role, (screen) => !screen.menu?.whileWaiting || (counts[screen.name]?.n ?? 0) > 0)
}
