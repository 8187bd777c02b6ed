import { useKept } from '../kept.ts'

/** The keys of the columns that an officer chose to see, by list; a list that is not named shows its own. */
export type ChosenColumns = Record<string, string[]>

const NONE: ChosenColumns = {}

/** The columns that the officer chose. */
export const useChosenColumns = () => useKept('Columns', NONE)
