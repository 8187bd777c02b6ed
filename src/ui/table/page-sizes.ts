import type { PageSize } from '../../platform/page-sizes.ts'
import { storedByList } from './stored-by-list.ts'

/** The rows of a page by list. */
export type PageSizes = Record<string, PageSize>

const sizes = storedByList<PageSize>('palm-scale-page-sizes')

/** The rows of a page as a person chose them last, by list. */
export const usePageSizes = sizes.use
/** Begins lists with these from now on. */
export const storePageSizes = sizes.store
