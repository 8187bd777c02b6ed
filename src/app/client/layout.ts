import { useSyncExternalStore } from 'react'
import type { Layout } from '../../identity/contract/preferences.ts'

/** What everybody begins with. */
export const USUAL_LAYOUT: Layout = {
  Menu: 'vertical',
  Width: 'fluid',
  TopBar: 'light',
  SideBar: 'light',
  SideBarSize: 'default',
}

const KEY = 'palm-scale-layout'
const listeners = new Set<() => void>()
let layout = readLayout()
markPage()

/** The layout as this browser shows it. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () => layout)
}

/** Shows the layout like that, now and at the next visit. */
export function storeLayout(chosen: Layout): void {
  layout = chosen
  localStorage.setItem(KEY, JSON.stringify(layout))
  markPage()
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function readLayout(): Layout {
  try {
    return { ...USUAL_LAYOUT, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return USUAL_LAYOUT
  }
}

/** Writes what is not as usual at the page, for the style sheets: data-width="boxed". */
function markPage(): void {
  const { dataset } = document.documentElement
  for (const [part, usual] of Object.entries(USUAL_LAYOUT)) {
    const chosen = layout[part as keyof Layout]
    const name = part[0]!.toLowerCase() + part.slice(1)
    if (chosen === usual) delete dataset[name]
    else dataset[name] = chosen
  }
}
