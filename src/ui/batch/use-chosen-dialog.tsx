import { type ReactNode, useState } from 'react'
import { useOpenDialog } from '../dialogs/use-open-dialog.tsx'
import { dropDraft, keepDraft, readDraft } from '../form/draft-store.ts'
import { hasCutTicks } from './cut-batches.ts'

/**
 * The dialog of a batch with the rows that were chosen for it: kept as they were when it was opened, so that it is there
 * with them again after a reload or a sign-in, unless it was cut short: what is left of it is ticked in the list `ticks`.
 * `list` names the list; the server validates each of its rows anew.
 */
export function useChosenDialog<Row>(list: string, ticks: string) {
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
