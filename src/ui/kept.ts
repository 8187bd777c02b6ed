import { useSyncExternalStore } from 'react'

/** What an officer set for themselves, by name, as `savePreferences` has it. */
export type Kept = Readonly<Record<string, unknown>>

let kept: Kept = {}
const listeners = new Set<() => void>()

/** What the officer who is signed in set for themselves, as far as this window has heard: the browser keeps none of it. */
export function keptNow(): Kept {
  return kept
}

/** Shows the screens with all of this, and with the usual where it says nothing. */
export function showKept(all: Kept): void {
  kept = all
  for (const listener of listeners) listener()
}

/** What the officer set under `name`; `usual`, always the same value, where they set nothing. */
export function useKept<Value>(name: string, usual: Value): Value {
  return useSyncExternalStore(subscribe, () => (kept[name] ?? usual) as Value)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
