import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ServerPage } from './server-page.ts'
import type { PageRead } from './use-earlier-pages.ts'

interface Props<Row> {
  reads: readonly PageRead<Row>[]
  onRows: (rows: readonly Row[]) => void
}

/** Goes on reading the pages before the last one of a phone's list, and shows nothing itself. */
export function EarlierPages<Row>({ reads, onRows }: Props<Row>) {
  const pages = useQueries({ queries: reads.map((read) => ({ ...read })), combine: dataOf<Row> })
  const give = useEffectEvent(onRows)
  useEffect(() => {
    give(pages.flatMap((page) => page?.data ?? []))
  }, [pages])
  return null
}

function dataOf<Row>(answers: readonly { data: ServerPage<Row> | undefined }[]) {
  return answers.map(({ data }) => data)
}
