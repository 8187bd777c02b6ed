import { useKept } from '../kept.ts'

/** A list as its officer wants to find it again. */
export interface SavedView {
  Name: string
  /** What the address says after its path: filters, search and sort. */
  Search: string
  /** The table whose columns were chosen, and which; those of the list where none were. */
  Table?: string
  Shown?: string[]
}

/** Keeps and forgets views of the officer who is signed in; rejects with what the server says. */
export interface ViewStore {
  /** With `former` in place of the view of that name. */
  save: (list: string, view: SavedView, former?: string) => Promise<void>
  remove: (list: string, name: string) => Promise<void>
  /** Fetches those that were saved elsewhere. */
  load: () => void
}

const NONE: Record<string, SavedView[]> = {}

/** The views of the officer by list, as this window knows them. */
export const useSavedViews = () => useKept('Views', NONE)
