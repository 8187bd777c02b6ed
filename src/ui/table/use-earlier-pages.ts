import {
  type QueryFunction,
  type QueryKey,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ListQuery } from './column.ts'
import type { ServerPage } from './server-page.ts'

interface Read<Row> {
  queryKey: QueryKey
  queryFn: QueryFunction<ServerPage<Row>> | undefined
}

/**
 * The rows of a page after those of the pages before it, where `more` was pressed to come to it: a phone shows one long
 * list. The pages before go on being read as the last one is.
 */
export function useEarlierPages<Row>(query: ListQuery<ServerPage<Row>>, page: number) {
  const cache = useQueryClient().getQueryCache()
  const [kept, setKept] = useState<{ reads: readonly Read<Row>[]; next: number }>()
  const reads = kept?.next === page ? kept.reads : []
  const pages = useQueries({
    queries: reads.map(({ queryKey, queryFn }) => ({ queryKey, queryFn })),
    combine: (answers) => answers.map(({ data }) => data),
  })
  const { data, isPlaceholderData } = query
  const last = isPlaceholderData && reads.length > 0 ? undefined : data
  const rows = useMemo(() => [...pages, last].flatMap((one) => one?.data ?? []), [pages, last])
  const keep = () => {
    const read = cache.getAll().find((one) => one.state.data === data)
    if (!read) return
    const { queryKey, options } = read
    const queryFn = options.queryFn as QueryFunction<ServerPage<Row>> | undefined
    setKept({ reads: [...reads, { queryKey, queryFn }], next: page + 1 })
  }
  return { rows, count: reads.length + 1, keep }
}
