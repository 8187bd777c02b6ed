import { useSyncExternalStore } from 'react'

/** The keys of the columns that a person chose to see, by list; a list that is not named shows its own. */
export type ChosenColumns = Record<string, string[]>

const KEY = 'palm-scale-columns'
const none: ChosenColumns = {}
const listeners = new Set<() => void>()
let cached: { text: string; columns: ChosenColumns } | undefined

/** The columns chosen in this browser, rendered again when they change, in this window or another. */
export function useChosenColumns(): ChosenColumns {
  return useSyncExternalStore(subscribe, storedColumns)
}

/** Shows these columns from now on, in every window of this browser. */
export function storeColumns(columns: ChosenColumns): void {
  localStorage.setItem(KEY, JSON.stringify(columns))
  for (const listener of listeners) listener()
}

function storedColumns(): ChosenColumns {
  const text = localStorage.getItem(KEY) ?? ''
  if (cached?.text !== text) cached = { text, columns: read(text) }
  return cached.columns
}

function read(text: string): ChosenColumns {
  try {
    return JSON.parse(text) ?? none
  } catch {
    return none
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
