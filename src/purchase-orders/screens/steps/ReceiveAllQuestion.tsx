import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { errorMessage } from '../../../ui/error-message.ts'
import { showFailure, showNotice, showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { isOpen, type Order, type OrderLine } from '../order.ts'
import { doneMessage } from './done-message.ts'
import type { QuestionProps } from './question.ts'
import { type Outcome, useRunEach } from './use-run-each.ts'
import { WhyNot } from './WhyNot.tsx'

interface Result {
  n: number
  m: number
  errors: readonly unknown[]
}

/**
 * Receives all open lines of the order, each on the day its truck left. Where some fail, it says how many were received
 * and why the others were not, and stays open for a retry.
 */
export function ReceiveAllQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const { receive, fetching, running, stop, partly, ...progress } = useReceiveAll(order, onDone)
  return (
    <Confirm
      question={t('ask.receiveAll', { po: order.PONumber })}
      text={
        running ? (
          <span role="status">{t('receive.progress', { n: progress.done, m: progress.of })}</span>
        ) : (
          <ReceiveSummary n={order.TotalLine - order.TotalReceipt} partly={partly} />
        )
      }
      verb={t('po.receiveAll')}
      running={running || fetching}
      onStop={running ? stop : undefined}
      onYes={receive}
      onNo={onClose}
    />
  )
}

/** Receives the lines that are still open; `partly` is the result of a try that did not receive all. */
function useReceiveAll(order: Order, onDone: () => void) {
  const { t } = useTranslation()
  const lines = useCall(
    calls.getPOLineByPOHeader,
    { POHeaderUUID: order.UUID },
    { enabled: false, keepPrevious: false },
  )
  const { run, ...receiving } = useRunEach(calls.receiptLine)
  const [partly, setPartly] = useState<Result>()
  const isReceiving = useRef(false)
  const onExitDay = (line: OrderLine) => ({
    POHeaderUUID: order.UUID,
    POLineUUID: line.UUID,
  })
  const receiveOpen = async () => {
    const { data, error } = await lines.refetch()
    if (error || !data) return showFailure(errorMessage(t, error))
    const open = data.filter(isOpen)
    if (open.length === 0) showNotice(t('receive.nothing', { po: order.PONumber }))
    const result = resultOf(await run(open.map(onExitDay)), open.length)
    if (result.n < result.m) return setPartly(result)
    if (result.n > 0) showSuccess(receivedAll(t, order, result.n))
    onDone()
  }
  const receive = async () => {
    // A second click may come before the button is disabled.
    if (isReceiving.current) return
    isReceiving.current = true
    await receiveOpen().finally(() => {
      isReceiving.current = false
    })
  }
  return { ...receiving, receive, fetching: lines.isFetching, partly }
}

function receivedAll(t: TFunction, order: Order, n: number): string {
  return doneMessage(t, t('done.receivedAll', { po: order.PONumber, n, count: n }), order)
}

function resultOf(outcomes: readonly Outcome<unknown>[], m: number): Result {
  const errors = outcomes.flatMap(({ error }) => error ?? [])
  return { n: outcomes.length - errors.length, m, errors }
}

/** How many lines will be received; after a partial try, its result. */
function ReceiveSummary({ n, partly }: { n: number; partly?: Result }) {
  const { t } = useTranslation()
  if (!partly) return t('ask.receiveAll.text', { n, count: n })
  return (
    <>
      <span role="status">{t('receive.partly', { n: partly.n, m: partly.m })}</span>
      <WhyNot errors={partly.errors} />
    </>
  )
}
