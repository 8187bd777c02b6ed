import { createContext, type ReactNode, useContext } from 'react'
import { storeLanguage } from '../platform/session.ts'
import type { Language } from '../platform/thai-date.ts'
import type { ChosenColumns } from './table/chosen-columns.ts'
import type { PageSizes } from './table/page-sizes.ts'
import type { ViewStore } from './views/saved-views.ts'

/** What the shell gives every screen. */
export interface ShellParts {
  /** Stands at the left end of a phone's top bar: opens the menu. */
  menu?: ReactNode
  /** The field that searches everything, and the bell; on a phone the first stands in the drawer. */
  search?: ReactNode
  bell?: ReactNode
  /** Stands at the right end of the top bar: the officer's menu. */
  account: ReactNode
  /** Keeps the columns of all lists as the officer has them now. */
  chooseColumns: (columns: ChosenColumns) => void
  /** Keeps the rows of a page of all lists as the officer has them now. */
  choosePageSizes: (sizes: PageSizes) => void
  /** Shows the screens in this language from now on, wherever the officer signs in. */
  chooseLanguage: (language: Language) => void
  /** Where the officer's saved views are kept; nobody who is signed out has any. */
  views?: ViewStore
}

export const ScreenContext = createContext<ShellParts>({
  account: null,
  chooseColumns: () => {},
  choosePageSizes: () => {},
  chooseLanguage: storeLanguage,
})

export function useScreenContext() {
  return useContext(ScreenContext)
}
