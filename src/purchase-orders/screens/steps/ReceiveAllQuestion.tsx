import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { itemsDone } from '../../../ui/batch/run-batch.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { errorMessage } from '../../../ui/error-message.ts'
import { counted } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { isOpen, type Order, type OrderLine, slipOf } from '../order.ts'
import { doneMessage } from './done-message.ts'
import type { QuestionProps } from './question.ts'
import { receiveWords } from './receive-words.ts'
import { useUndoReceipts } from './use-undo-receipts.ts'

/** Asks once and receives all open lines of the order, each on the day its truck left. */
export function ReceiveAllQuestion(props: QuestionProps) {
  const { t } = useTranslation()
  const { order, onClose } = props
  const { data, error, refetch } = useCall(
    calls.getPOLineByPOHeader,
    { POHeaderUUID: order.UUID },
    { keepPrevious: false },
  )
  if (data) return <ReceiveLines {...props} lines={data} />
  return (
    <Confirm
      question={questionOf(t, order)}
      text={error && errorMessage(t, error)}
      verb={error ? t('ui.retry') : receiveWords(t, [order])}
      running={!error}
      onStop={onClose}
      onYes={() => refetch()}
      onNo={onClose}
    />
  )
}

function questionOf(t: TFunction, { TotalReceipt, PONumber: po }: Order): string {
  return t(TotalReceipt > 0 ? 'ask.receiveRest' : 'ask.receiveAll', { po })
}

interface Props extends QuestionProps {
  lines: readonly OrderLine[]
}

function ReceiveLines({ order, lines, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const undo = useUndoReceipts()
  // As they were when it was asked: the lines go on changing behind the dialog.
  const [open] = useState(() => lines.filter(isOpen))
  const { PONumber: po } = order
  const n = open.length
  const items = open.map(({ UUID }) => ({ POHeaderUUID: order.UUID, POLineUUID: UUID }))
  const slips = new Map(open.map((line) => [line.UUID, slipOf(line)]))
  if (n === 0)
    return (
      <Confirm
        question={t('receive.nothing', { po })}
        verb={t('ui.close')}
        over
        onYes={onClose}
        onNo={onClose}
      />
    )
  return (
    <BatchQuestion
      call={calls.receiveLines}
      items={items}
      question={questionOf(t, order)}
      text={t('ask.receiveAll.text', counted(n))}
      verb={receiveWords(t, [order])}
      name={({ POLineUUID }) => slips.get(POLineUUID) ?? POLineUUID}
      undo={(end) => undo(itemsDone(items, end).map(({ POLineUUID }) => POLineUUID))}
      onDone={() => {
        const words = doneMessage(t, t('done.receivedAll', { po, ...counted(n) }), order)
        showSuccess(words, undo([...slips.keys()]).run)
        onDone()
      }}
      onClose={onClose}
    />
  )
}
