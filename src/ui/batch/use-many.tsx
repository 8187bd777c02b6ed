import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../../platform/call.ts'
import { invoke } from '../../platform/client.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { CHOSEN, dropDraft, keepDraft, readDraft } from '../form/draft-store.ts'
import type { Selection } from '../table/column.ts'
import { extentOf, type ServerPage } from '../table/server-page.ts'
import { showFailure } from '../toasts.tsx'
import { hasCutTicks } from './cut-batches.ts'
import { type TickAll, TickBar } from './TickBar.tsx'
import { useTickedRows } from './use-ticked-rows.ts'

/** The most items of a batch. */
const MOST = 1000

/** What is ticked in a list, and how to change it. */
interface Ticks<Row> {
  selection: Selection<Row>
  ticked: readonly Row[]
  clear: () => void
  all?: TickAll | undefined
  /** The list in which a cut batch is ticked again, of one whose question outlives a reload. */
  keptFor?: string
}

interface Many<Row> {
  ticks: Ticks<Row>
  /** Names the dialog of the chosen rows. */
  name: string
  /** What the ticked rows are and come to, and what the button does by the way. */
  facts: (
    rows: readonly Row[],
  ) => Pick<ComponentProps<typeof TickBar>, 'facts' | 'sum' | 'note' | 'children'>
  /** What the button does with them. */
  verb: (rows: readonly Row[]) => string
  /** The question about them; `close` is told whether anything was done. */
  ask: (rows: readonly Row[], close: (isDone: boolean) => void) => ReactNode
}

/**
 * Doing something with many rows of a list: their ticks, the bar with what they come to and its button, and the question,
 * which `open` asks about any rows.
 */
export function useMany<Row>({ ticks, ...many }: Many<Row>) {
  const { selection, ticked, clear, all } = ticks
  const { open, ...asking } = useChosenDialog<Row>(many.name, ticks.keptFor)
  const bar = (unseen: number) => (
    <TickBar
      {...many.facts(ticked)}
      unseen={unseen}
      all={all}
      onClear={clear}
      main={
        <Button leftSection={<IconCheck size={14} aria-hidden />} onClick={() => open(ticked)}>
          {many.verb(ticked)}
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
    open,
    question: asking.around((rows) => many.ask(rows, close)),
  }
}

/**
 * The dialog of a batch with the rows that were chosen for it: kept as they were when it was opened, so that it is there
 * with them again after a reload or a sign-in, unless it was cut short: what is left of it is ticked in the list `ticks`;
 * without `ticks` it is not kept. `list` names the list; the server validates each of its rows anew.
 */
function useChosenDialog<Row>(list: string, ticks: string | undefined) {
  const key = CHOSEN + list
  const [kept] = useState(() => {
    if (ticks && hasCutTicks(ticks)) dropDraft(key)
    return readDraft(key)?.typed.rows as readonly Row[] | undefined
  })
  const { ask, close, around } = useOpenDialog<'chosen', readonly Row[]>({
    kept: ticks ? ['chosen'] : [],
    records: kept && [kept],
    idOf: () => list,
  })
  return {
    open: (rows: readonly Row[]) => {
      if (ticks) keepDraft(key, { rows })
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
 * Ticks for a list that comes whole: what leaves it meanwhile, or is blocked by then, is ticked no more. `list` names it.
 */
export function useWholeTicks<Row>(
  list: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  blocked: (row: Row) => string | undefined,
): Ticks<Row> {
  const { selection, clear, ...kept } = useTickedRows(list, rows, keyOf)
  const listed = new Set(rows)
  const ticked = kept.ticked.filter((row) => listed.has(row) && blocked(row) === undefined)
  return { selection: { ...selection, keys: new Set(ticked.map(keyOf)), blocked }, ticked, clear }
}

interface PagedList<C extends Call, Row> {
  call: C
  /** The filters and the page that is shown. */
  input: Input<C> & { page: number }
  page: ServerPage<Row> | undefined
  blocked?: Selection<Row>['blocked']
}

/**
 * Ticks for a list that the server pages. `all` ticks every row that the filters let through, at most a thousand;
 * undefined where the page that is shown has them all, or all are ticked.
 */
export function usePagedTicks<C extends Call, Row extends { UUID: string }>(
  list: PagedList<C, Row>,
): Ticks<Row> {
  const { t } = useTranslation()
  const { page, blocked } = list
  const { path } = list.call
  const { selection, ticked, tick, clear } = useTickedRows(
    path,
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
  return { selection: { ...selection, blocked }, ticked, clear, all, keptFor: path }
}

/** The rows of every page, one page after the other. */
async function readAll<C extends Call, Row>({ call, input }: PagedList<C, Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 0; rows.length < MOST; page += 1) {
    const answer = (await invoke(call, { ...input, page })) as ServerPage<Row>
    rows.push(...answer.data)
    if (page + 1 >= extentOf(answer).pages) break
  }
  return rows.slice(0, MOST)
}
