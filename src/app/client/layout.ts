import type { KeptPreferences, Layout } from '../../identity/contract/preferences.ts'
import { useKept } from '../../ui/kept.ts'

/** What everybody begins with. */
export const USUAL_LAYOUT: Layout = {
  Menu: 'vertical',
  Width: 'fluid',
  TopBar: 'light',
  SideBar: 'light',
  SideBarSize: 'default',
}
const USUAL = { Density: 'compact', ...USUAL_LAYOUT }

/** The layout as the officer has it. */
export const useLayout = () => useKept('Layout', USUAL_LAYOUT)

/** Writes what is not as usual at the page, for the style sheets: data-width="boxed". */
export function markPage({ Density, Layout }: KeptPreferences): void {
  const { dataset } = document.documentElement
  const chosen = { ...USUAL, ...(Density && { Density }), ...Layout }
  for (const [part, usual] of Object.entries(USUAL)) {
    const value = chosen[part as keyof typeof USUAL]
    const name = part[0]!.toLowerCase() + part.slice(1)
    if (value === usual) delete dataset[name]
    else dataset[name] = value
  }
}
