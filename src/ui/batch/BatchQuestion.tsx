import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '../../platform/addresses.ts'
import type { BatchCall } from '../../platform/call.ts'
import { Banner } from '../Banner.tsx'
import { Confirm } from '../dialogs/Confirm.tsx'
import { showSuccess } from '../toasts.tsx'
import { BatchReport } from './BatchReport.tsx'
import { dropCut, keepCut, type Undo } from './cut-batches.ts'
import { leftOf, notDoneOf, stageOf } from './run-batch.ts'
import { type BatchCommon, type BatchItem, type EndOf, useBatch } from './use-batch.ts'

interface Props<C extends BatchCall> {
  call: C
  items: readonly BatchItem<C>[]
  common?: BatchCommon<C>
  question: string
  /** What follows from it: the number, the sum. */
  text?: ReactNode
  verb: string
  /** What a person calls an item, and where it is shown. */
  name: (item: BatchItem<C>) => string
  link?: (item: BatchItem<C>) => Address | undefined
  /** What undoes what is done, where something does. */
  undo?: ((end: EndOf<C>) => Undo & { run: () => unknown }) | undefined
  /** The ticked rows of which the items are, whose ids stand in them. */
  ticks?: { list: string; rows: readonly { UUID: string }[] }
  /** What is said once all are done, with what undoes it. */
  done?: string
  /** Closed before anything was done, after some of it was, or since all of it is. */
  onClose: (end?: EndOf<C>, isAll?: boolean) => void
}

/**
 * Asks once, then does a batch and tells how far it is; closed meanwhile, it stops. Where not all could be done it stays
 * open with the reasons, and goes on with what is left. Where the session ends meanwhile it is there again after the next
 * sign-in; where it is not, CutBatches says what is done.
 */
export function BatchQuestion<C extends BatchCall>(props: Props<C>) {
  const { t } = useTranslation()
  const { items, common, verb, ticks, undo } = props
  const { run, proceed, stop, running, isSlow, end } = useBatch(props.call)
  const isRunning = useRef(false)
  const cut = useRef(0)
  useEffect(() => {
    if (cut.current) dropCut(cut.current)
  }, [])
  const start = async () => {
    // A second press may come before the button is disabled.
    if (isRunning.current) return
    isRunning.current = true
    const ended = await (end ? proceed(common) : run(items, common))
    isRunning.current = false
    if (ended.cutFor) {
      const left = JSON.stringify(notDoneOf(ended))
      const rows = ticks?.rows.filter(({ UUID }) => left.includes(UUID)) ?? []
      cut.current = keepCut(ended, {
        verb,
        undo: undo?.(ended),
        ticks: ticks && { ...ticks, rows },
      })
    } else if (ended.done.length === items.length) {
      props.onClose(ended, true)
      if (props.done) showSuccess(props.done, undo?.(ended).run)
    }
  }
  const left = end ? leftOf(end).length : items.length
  const isOver = !running && left === 0
  return (
    <Confirm
      question={running || end ? props.verb : props.question}
      text={
        running ? (
          <>
            <span role="status">
              {t('batch.progress', { n: items.length - left, m: items.length })}
            </span>
            {isSlow && <Banner attention>{t('sys.slow')}</Banner>}
          </>
        ) : end ? (
          <BatchReport end={end} name={props.name} link={props.link} />
        ) : (
          props.text
        )
      }
      verb={isOver ? t('ui.close') : end ? t('ui.continue') : props.verb}
      running={running}
      over={isOver}
      stage={stageOf(running, end)}
      onStop={running ? stop : undefined}
      onYes={isOver ? () => props.onClose(end) : start}
      onNo={() => props.onClose(end)}
    />
  )
}
