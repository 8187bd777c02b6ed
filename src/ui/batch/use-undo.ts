import { useTranslation } from 'react-i18next'
import type { BatchCall } from '../../platform/call.ts'
import { showFailure, showSuccess } from '../toasts.tsx'
import { whyLeft } from './BatchReport.tsx'
import { leftOf } from './run-batch.ts'
import { type BatchItem, type EndOf, useBatch } from './use-batch.ts'

/**
 * Returns a function that undoes what a batch did, by the items of `call`; `undone` says how many are. Where some are
 * not, it says why the first is not, and offers to go on with those that are left.
 */
export function useUndo<C extends BatchCall>(call: C, undone: (n: number) => string) {
  const { t } = useTranslation()
  const { run, proceed } = useBatch(call, { hasNoDialog: true })
  const tell = (m: number, end: EndOf<C>) => {
    const n = end.done.length
    if (n === m) {
      showSuccess(undone(n))
      return
    }
    const reason = whyLeft(t, end)
    const again = { words: t('ui.continue'), run: async () => tell(m, await proceed()) }
    showFailure(
      t('batch.undonePartly', { n, m, reason }),
      leftOf(end).length > 0 ? again : undefined,
    )
  }
  return async (items: readonly BatchItem<C>[]) => tell(items.length, await run(items))
}
