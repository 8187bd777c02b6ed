import { useTranslation } from 'react-i18next'
import type { BatchCall } from '../../platform/call.ts'
import { errorMessage } from '../error-message.ts'
import { showFailure, showSuccess } from '../toasts.tsx'
import { type BatchItem, useBatch } from './use-batch.ts'

/**
 * Returns a function that undoes what a batch did, by the items of `call`; `undone` says how many are. Where some are
 * not, it says why the first is not.
 */
export function useUndo<C extends BatchCall>(call: C, undone: (n: number) => string) {
  const { t } = useTranslation()
  const { run } = useBatch(call)
  return async (items: readonly BatchItem<C>[]) => {
    const { done, refused, error } = await run(items)
    if (done.length === items.length) return showSuccess(undone(done.length))
    const reason = refused[0]?.message ?? errorMessage(t, error)
    showFailure(t('batch.undonePartly', { n: done.length, m: items.length, reason }))
  }
}
