import { useSyncExternalStore } from 'react'

/** What a person chose for some lists, in this browser. */
export interface StoredByList<Chosen> {
  /** The choices, rendered again when they change, in this window or another. */
  use: () => Record<string, Chosen>
  /** From now on these, in every window of this browser. */
  store: (chosen: Record<string, Chosen>) => void
}

/** Choices by the name of a list, kept under `key`. */
export function storedByList<Chosen>(key: string): StoredByList<Chosen> {
  const listeners = new Set<() => void>()
  let cached: { text: string; chosen: Record<string, Chosen> } | undefined
  const stored = () => {
    const text = localStorage.getItem(key) ?? ''
    if (cached?.text !== text) cached = { text, chosen: read(text) }
    return cached.chosen
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return {
    use: () => useSyncExternalStore(subscribe, stored),
    store: (chosen) => {
      localStorage.setItem(key, JSON.stringify(chosen))
      for (const listener of listeners) listener()
    },
  }
}

function read<Chosen>(text: string): Record<string, Chosen> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
