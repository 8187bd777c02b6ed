import { useTranslation } from 'react-i18next'
import type { BatchCall } from '../../platform/call.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { counted } from '../format.ts'
import { showFailure, showSuccess } from '../toasts.tsx'
import { whyLeft } from './BatchReport.tsx'
import { keepCut, type Undo } from './cut-batches.ts'
import { leftOf } from './run-batch.ts'
import { type BatchItem, type EndOf, useBatch } from './use-batch.ts'

/**
 * Returns a function that gives what undoes a batch, by the items of `call`, and `run`, which does; `undone` says how many
 * are. Where some are not, it says why the first is not, and offers to go on with those that are left.
 */
export function useUndo<C extends BatchCall>(call: C, undone: WordKey) {
  const { t } = useTranslation()
  const { run, proceed } = useBatch(call, { hasNoDialog: true })
  const undoOf = (items: readonly BatchItem<C>[]): Undo & { run: () => Promise<void> } => ({
    call: { path: call.path, kind: 'change', batch: { list: call.batch.list } },
    undone,
    items,
    run: async () => tell(items.length, await run(items)),
  })
  const tell = (m: number, end: EndOf<C>) => {
    const n = end.done.length
    if (end.cutFor) return void keepCut(end, { verb: t('ui.undo'), undo: undoOf(leftOf(end)) })
    if (n === m) return showSuccess(t(undone, counted(n)))
    const reason = whyLeft(t, end)
    const again = { words: t('ui.continue'), run: async () => tell(m, await proceed()) }
    showFailure(
      t('batch.undonePartly', { n, m, reason }),
      leftOf(end).length > 0 ? again : undefined,
    )
  }
  return undoOf
}

/** Returns a function that does an undo that was kept. */
export function useUndoKept({ call, undone, items }: Partial<Undo> = {}) {
  const undoOf = useUndo(call as unknown as BatchCall, undone as WordKey)
  return () => undoOf(items as never).run()
}
