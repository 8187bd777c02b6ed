import { type QueryFunction, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ListQuery } from './column.ts'
import type { ServerPage } from './server-page.ts'

/** How a page was read, to read it again. */
export interface PageRead<Row> {
  queryKey: QueryKey
  queryFn: QueryFunction<ServerPage<Row>> | undefined
}

/**
 * The rows of a page after those of the pages before it, where `keep` was called before the page was turned: a phone
 * shows one long list. `EarlierPages` goes on reading the pages before, and gives their rows to `onRows`.
 */
export function useEarlierPages<Row>(query: ListQuery<ServerPage<Row>>, page: number) {
  const cache = useQueryClient().getQueryCache()
  const [kept, setKept] = useState<{ reads: readonly PageRead<Row>[]; next: number }>()
  const [earlier, onRows] = useState<readonly Row[]>([])
  const reads = kept?.next === page ? kept.reads : []
  const isKept = reads.length > 0
  const { data, isPlaceholderData } = query
  const last = isPlaceholderData && isKept ? undefined : data?.data
  const rows = useMemo(
    () => (isKept ? [...earlier, ...(last ?? [])] : (last ?? [])),
    [isKept, earlier, last],
  )
  const keep = () => {
    const read = cache.getAll().find((one) => one.state.data === data)
    if (!read) return
    const { queryKey, options } = read
    const queryFn = options.queryFn as QueryFunction<ServerPage<Row>> | undefined
    onRows(rows)
    setKept({ reads: [...reads, { queryKey, queryFn }], next: page + 1 })
  }
  return { rows, reads, onRows, keep }
}
