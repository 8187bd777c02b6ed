/** A page as the server gives it (25 rows, zero-based). */
export interface ServerPage<Row> {
  index_page: number
  total_page: number
  total_record: number
  /** There are more than `total_record`; the server does not count them. */
  total_capped?: boolean
  data: readonly Row[]
}

export const PAGE = 25

/**
 * How long a list is, as far as is known: where the server stopped counting, at least to the end of this page,
 * and to another page where this one is full.
 */
export function extentOf(page: ServerPage<unknown>): { pages: number; total: number } {
  const { index_page, total_page: pages, total_record: total, data } = page
  if (!page.total_capped || data.length === 0) return { pages, total }
  const next = data.length === PAGE ? 1 : 0
  return {
    pages: Math.max(pages, index_page + 1 + next),
    total: Math.max(total, index_page * PAGE + data.length),
  }
}
