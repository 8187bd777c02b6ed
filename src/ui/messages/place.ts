import { useSyncExternalStore } from 'react'

/** What floats on top comes before a list, and a list before its screen. */
const RANKS = { screen: 0, list: 1, dialog: 2 } as const
export type Rank = keyof typeof RANKS

const places = new Map<HTMLElement, Rank>()
const listeners = new Set<() => void>()

/** Offers a place for messages, until the function that it gives is called. */
export function offerPlace(element: HTMLElement, rank: Rank): () => void {
  places.set(element, rank)
  tell()
  return () => {
    places.delete(element)
    tell()
  }
}

/** The place where messages stand now: of the highest rank the one that was offered last. */
export function useMessagePlace(): HTMLElement | undefined {
  return useSyncExternalStore(listen, () => topOf([...places])?.[0])
}

type Place = readonly [HTMLElement, Rank]

function topOf(all: readonly Place[]): Place | undefined {
  return all.reduce<Place | undefined>(
    (top, place) => (top && RANKS[top[1]] > RANKS[place[1]] ? top : place),
    undefined,
  )
}

function tell(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
