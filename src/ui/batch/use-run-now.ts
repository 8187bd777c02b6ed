import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchCall } from '../../platform/call.ts'
import { errorMessage } from '../error-message.ts'
import { showFailure, showSuccess } from '../toasts.tsx'
import { whyLeft } from './BatchReport.tsx'
import { keepCut, type Undo } from './cut-batches.ts'
import { type BatchEnd, leftOf } from './run-batch.ts'
import { type BatchCommon, type BatchItem, type EndOf, useBatch } from './use-batch.ts'

/** So long after it ended, a press is the second of a double press, and may have met the next row. */
const DOUBLE_PRESS_MS = 700

interface Ways<C extends BatchCall> {
  /** The button that runs it. */
  verb: string
  /** What is said when it is done. */
  done: (end: EndOf<C>) => string
  undo: (items: readonly BatchItem<C>[], end: EndOf<C>) => Undo & { run: () => unknown }
  /** Called each time it ends, also once it went on. */
  onEnd?: (items: readonly BatchItem<C>[], end: EndOf<C>) => void
}

/**
 * Returns a function that runs a batch of `call` without asking, since what it does can be undone for ten seconds; while
 * it runs, and shortly after it did something, a second press does nothing. It says why not all is done, and offers to go
 * on with what is left.
 */
export function useRunNow<C extends BatchCall>(call: C, ways: Ways<C>) {
  const { t } = useTranslation()
  const { run, proceed } = useBatch(call, { hasNoDialog: true })
  const isRunning = useRef(false)
  const lastDone = useRef(Number.NEGATIVE_INFINITY)
  const notify = (items: readonly BatchItem<C>[], end: EndOf<C>, again: () => unknown) => {
    const n = end.done.length
    const undo = ways.undo(items, end)
    if (end.cutFor) return void keepCut(end, { verb: ways.verb, undo })
    if (n > 0) showSuccess(ways.done(end), undo.run)
    if (n === items.length) return
    const isLeft = leftOf(end).length > 0
    const words = t(n > 0 ? 'ui.continue' : 'ui.retry')
    const backOnline = n > 0 ? undefined : t('sys.backOnline.retry')
    const offer = isLeft ? { words, run: again, backOnline } : undefined
    showFailure(whyNot(t, end, items.length), offer)
  }
  const start = async (items: readonly BatchItem<C>[], work: Work<C>, again: Work<C>) => {
    if (isRunning.current) return
    isRunning.current = true
    const end = await work()
    isRunning.current = false
    if (end.done.length > 0) lastDone.current = performance.now()
    notify(items, end, () => start(items, again, again))
    ways.onEnd?.(items, end)
  }
  return async (items: readonly BatchItem<C>[], common?: BatchCommon<C>) => {
    // A second press may come before the row has changed, or after the next one has moved up into its place.
    if (performance.now() - lastDone.current < DOUBLE_PRESS_MS) return
    await start(
      items,
      () => run(items, common),
      () => proceed(common),
    )
  }
}

type Work<C extends BatchCall> = () => Promise<EndOf<C>>

/** Why the first item is not done, and of several how many are. */
function whyNot(t: TFunction, end: BatchEnd<unknown, unknown>, m: number): string {
  const n = end.done.length
  if (n > 0) return t('batch.left', { n, m, reason: whyLeft(t, end) })
  const isFailed = end.refused.length === 0 && end.error !== undefined
  return isFailed ? errorMessage(t, end.error) : whyLeft(t, end)
}
