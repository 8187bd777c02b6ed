import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { inSession, storedSession, storeInSession } from '../../platform/session.ts'

/**
 * Where Mantine has the colours from: light, dark, or as the computer (auto). They stand beside the session and end with it,
 * so that `color-scheme.js` knows them before the page is painted.
 */
export const colorSchemes: MantineColorSchemeManager = {
  get: () => inSession().Theme ?? 'auto',
  set: store,
  subscribe: (onUpdate) => {
    show = onUpdate
  },
  unsubscribe: () => {
    show = store
  },
  clear: () => {},
}

let show: (scheme: MantineColorScheme) => void = store

/** Shows the page in these colours from now on. */
export function showColors(scheme: MantineColorScheme): void {
  show(scheme)
}

function store(Theme: MantineColorScheme): void {
  if (storedSession()) storeInSession({ Theme })
}
