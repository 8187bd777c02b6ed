import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchCall } from '../../platform/call.ts'
import { errorMessage } from '../error-message.ts'
import { showFailure, showSuccess } from '../toasts.tsx'
import { type BatchCommon, type BatchItem, type EndOf, useBatch } from './use-batch.ts'

/** So long after it ended, a press is the second of a double press, and may have met the next row. */
const DOUBLE_PRESS_MS = 700

interface Ways<C extends BatchCall> {
  /** What is said when it is done. */
  done: (end: EndOf<C>) => string
  undo: (items: readonly BatchItem<C>[], end: EndOf<C>) => unknown
}

/**
 * Returns a function that runs a batch of `call` without asking, since what it does can be undone for ten seconds; while
 * it runs, and shortly after it did something, a second press does nothing. It says why the first item is not done, where
 * one is not, and returns how it ended.
 */
export function useRunNow<C extends BatchCall>(call: C, ways: Ways<C>) {
  const { t } = useTranslation()
  const { run } = useBatch(call)
  const isRunning = useRef(false)
  const lastDone = useRef(Number.NEGATIVE_INFINITY)
  return async (items: readonly BatchItem<C>[], common?: BatchCommon<C>) => {
    // A second press may come before the row has changed, or after the next one has moved up into its place.
    if (isRunning.current || performance.now() - lastDone.current < DOUBLE_PRESS_MS) return
    isRunning.current = true
    const end = await run(items, common)
    isRunning.current = false
    const { refused, notTried, error } = end
    if (end.done.length > 0) {
      lastDone.current = performance.now()
      showSuccess(ways.done(end), () => ways.undo(items, end))
    }
    if (refused.length + notTried.length > 0) {
      showFailure(refused[0]?.message ?? errorMessage(t, error))
    }
    return end
  }
}
