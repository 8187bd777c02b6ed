import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../../platform/call.ts'
import { invoke } from '../../platform/client.ts'
import { errorMessage } from '../error-message.ts'
import type { Selection } from '../table/column.ts'
import { extentOf, type ServerPage } from '../table/server-page.ts'
import { showFailure } from '../toasts.tsx'
import type { TickAll } from './TickBar.tsx'
import { useTickedRows } from './use-ticked-rows.ts'

/** The most items of a batch. */
const MOST = 1000

interface List<C extends Call, Row> {
  call: C
  /** The filters and the page that is shown. */
  input: Input<C> & { page: number }
  page: ServerPage<Row> | undefined
  keyOf: (row: Row) => string
  blocked?: Selection<Row>['blocked']
}

/**
 * Ticks for a list that the server pages. `all` ticks every row that the filters let through, at most a thousand;
 * undefined where the page that is shown has them all, or all are ticked.
 */
export function useServerTicks<C extends Call, Row>(list: List<C, Row>) {
  const { t } = useTranslation()
  const { page, keyOf, blocked } = list
  const { selection, ticked, tick, clear } = useTickedRows(list.call.path, page?.data ?? [], keyOf)
  const [isLoading, setIsLoading] = useState(false)
  const tickAll = async () => {
    setIsLoading(true)
    await readAll(list).then(
      (rows) => tick(rows.filter((row) => blocked?.(row) === undefined)),
      (error: unknown) => showFailure(errorMessage(t, error)),
    )
    setIsLoading(false)
  }
  const { pages, total } = page ? extentOf(page) : { pages: 0, total: 0 }
  const n = Math.min(total, MOST)
  const all: TickAll | undefined =
    pages > 1 && ticked.length < n ? { n, isLoading, run: tickAll } : undefined
  const shown: Selection<Row> = { ...selection, blocked }
  return { selection: shown, ticked, clear, all }
}

/** The rows of every page, one page after the other. */
async function readAll<C extends Call, Row>({ call, input }: List<C, Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 0; rows.length < MOST; page += 1) {
    const answer = (await invoke(call, { ...input, page })) as ServerPage<Row>
    rows.push(...answer.data)
    if (page + 1 >= extentOf(answer).pages) break
  }
  return rows.slice(0, MOST)
}
