import { mayCall, type Role } from '../../platform/roles.ts'
import { type Screen, SECTIONS, type Section, screens } from '../screens.tsx'

/** A part of the menu with the screens that a role may open; the first part has no heading. */
export interface MenuSection {
  section?: Section
  items: readonly Screen[]
}

/** The menu of a role, without the sections in which it has nothing. */
export function menuOf(role: Role): readonly MenuSection[] {
  const items = screens.filter(({ menu, roles }) => menu && mayCall(menu.roles ?? roles, role))
  return [undefined, ...SECTIONS]
    .map((section) => ({
      section,
      items: items.filter((screen) => screen.menu?.section === section),
    }))
    .filter((part) => part.items.length > 0)
}
