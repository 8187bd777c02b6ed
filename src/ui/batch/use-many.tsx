import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../../platform/call.ts'
import { invoke } from '../../platform/client.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { dropDraft, keepDraft, readDraft } from '../form/draft-store.ts'
import type { Selection } from '../table/column.ts'
import { extentOf, type ServerPage } from '../table/server-page.ts'
import { showFailure } from '../toasts.tsx'
import { hasCutTicks } from './cut-batches.ts'
import { type TickAll, TickBar } from './TickBar.tsx'
import { useTickedRows } from './use-ticked-rows.ts'

/** The most items of a batch. */
const MOST = 1000

interface List<C extends Call, Row> {
  call: C
  /** The filters and the page that is shown. */
  input: Input<C> & { page: number }
  page: ServerPage<Row> | undefined
  blocked?: Selection<Row>['blocked']
}

interface Many<C extends Call, Row> {
  /** The list whose rows are ticked, which the server pages. */
  list: List<C, Row>
  /** Names the dialog of the chosen rows. */
  name: string
  /** What the ticked rows are and come to. */
  facts: (rows: readonly Row[]) => Pick<ComponentProps<typeof TickBar>, 'facts' | 'sum' | 'note'>
  /** What the button does with them. */
  verb: (rows: readonly Row[]) => string
  /** The question about them; `close` is told whether anything was done. */
  ask: (rows: readonly Row[], close: (isDone: boolean) => void) => ReactNode
}

/** Doing something with many rows of a list: their ticks, the bar with what they come to and its button, and the question. */
export function useMany<C extends Call, Row extends { UUID: string }>(many: Many<C, Row>) {
  const { list, facts, verb } = many
  const { selection, ticked, clear, all } = useServerTicks(list)
  const asking = useChosenDialog<Row>(many.name, list.call.path)
  const bar = (unseen: number) => (
    <TickBar
      {...facts(ticked)}
      unseen={unseen}
      all={all}
      onClear={clear}
      main={
        <Button
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={() => asking.open(ticked)}
        >
          {verb(ticked)}
        </Button>
      }
    />
  )
  const close = (isDone: boolean) => {
    asking.close()
    if (isDone) clear()
  }
  return {
    selection: { ...selection, bar },
    question: asking.around((rows) => many.ask(rows, close)),
  }
}

/**
 * The dialog of a batch with the rows that were chosen for it: kept as they were when it was opened, so that it is there
 * with them again after a reload or a sign-in, unless it was cut short: what is left of it is ticked in the list `ticks`.
 * `list` names the list; the server validates each of its rows anew.
 */
function useChosenDialog<Row>(list: string, ticks: string) {
  const key = `chosen:${list}`
  const [kept] = useState(() => {
    if (hasCutTicks(ticks)) dropDraft(key)
    return readDraft(key)?.typed.rows as readonly Row[] | undefined
  })
  const { ask, close, around } = useOpenDialog<'chosen', readonly Row[]>({
    kept: ['chosen'],
    records: kept && [kept],
    idOf: () => list,
  })
  return {
    open: (rows: readonly Row[]) => {
      keepDraft(key, { rows })
      ask('chosen', rows)
    },
    close: () => {
      dropDraft(key)
      close()
    },
    around: (draw: (rows: readonly Row[]) => ReactNode) => around(({ record }) => draw(record)),
  }
}

/**
 * Ticks for a list that the server pages. `all` ticks every row that the filters let through, at most a thousand;
 * undefined where the page that is shown has them all, or all are ticked.
 */
function useServerTicks<C extends Call, Row extends { UUID: string }>(list: List<C, Row>) {
  const { t } = useTranslation()
  const { page, blocked } = list
  const { selection, ticked, tick, clear } = useTickedRows(
    list.call.path,
    page?.data ?? [],
    ({ UUID }) => UUID,
  )
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
