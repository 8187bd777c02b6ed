import { storedByList } from './stored-by-list.ts'

/** The keys of the columns that a person chose to see, by list; a list that is not named shows its own. */
export type ChosenColumns = Record<string, string[]>

const columns = storedByList<string[]>('palm-scale-columns')

/** The columns chosen in this browser. */
export const useChosenColumns = columns.use
/** Shows these columns from now on. */
export const storeColumns = columns.store
