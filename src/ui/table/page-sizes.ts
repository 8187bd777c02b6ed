import type { PageSize } from '../../platform/page-sizes.ts'
import { useKept } from '../kept.ts'

/** The rows of a page by list. */
export type PageSizes = Record<string, PageSize>

const NONE: PageSizes = {}

/** The rows of a page as the officer chose them last, by list. */
export const usePageSizes = () => useKept('PageSizes', NONE)
