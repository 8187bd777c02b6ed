import { mayCall, type Role } from '../../platform/roles.ts'
import { type Screen, SECTIONS, type Section, screens } from '../screens.tsx'

/** A part of the menu with the screens that a role may open; the first part has no heading. */
export interface MenuSection {
  section?: Section
  items: readonly Screen[]
}

/** The menu of a role, of the screens that `isShown`, without the sections in which it has nothing. */
export function menuOf(role: Role, isShown: (screen: Screen) => boolean): readonly MenuSection[] {
  const items = screens.filter(
    (screen) => screen.menu && mayCall(screen.menu.roles ?? screen.roles, role) && isShown(screen),
  )
  return [undefined, ...SECTIONS]
    .map((section) => ({
      section,
      items: items.filter((screen) => screen.menu?.section === section),
    }))
    .filter((part) => part.items.length > 0)
}
