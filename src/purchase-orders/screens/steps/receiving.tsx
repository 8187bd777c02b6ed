import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addresses } from '../../../platform/addresses.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { mayOpen, useCall } from '../../../platform/client.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { type BatchEnd, itemsDone } from '../../../ui/batch/run-batch.ts'
import type { BatchItem } from '../../../ui/batch/use-batch.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { errorMessage } from '../../../ui/error-message.ts'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { counted } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { isOpen, type Order, type OrderLine, receiptDay, slipOf } from '../order.ts'
import { doneMessage, isStale, type QuestionProps } from './order-action.ts'

type Received = Pick<Order, 'TotalLine' | 'TotalReceipt'>

/**
 * On a button that receives what is open of the orders: the only line, all lines where none is received yet, else those
 * that remain.
 */
export function receiveWords(t: TFunction, orders: readonly Received[]): string {
  const received = orders.reduce((n, order) => n + order.TotalReceipt, 0)
  const lines = orders.reduce((n, order) => n + order.TotalLine, 0)
  if (lines === 1) return t('receive.one')
  return t(received > 0 ? 'receive.rest' : 'receive.all', counted(lines - received))
}

/** Returns a function that gives what takes receipts back, by the ids of their lines. */
export function useUndoReceipts() {
  const undo = useUndo(calls.undoReceive, 'done.receiptsUndone')
  return (lineIds: readonly string[]) => undo(lineIds.map((POLineUUID) => ({ POLineUUID })))
}

type WithLines = Order & { POLineSet: readonly OrderLine[] }
type Item = BatchItem<typeof calls.receiveLines>

/** What is still to be received of the orders. */
export function openLines(orders: readonly WithLines[]): Item[] {
  return orders.flatMap(({ UUID: POHeaderUUID, POLineSet }) =>
    POLineSet.filter(isOpen).map(({ UUID: POLineUUID }) => ({ POHeaderUUID, POLineUUID })),
  )
}

/** The ids of the lines that were received, of `items`. */
export function linesDone(items: readonly Item[], end: BatchEnd<Item, unknown>): string[] {
  return itemsDone(items, end).map(({ POLineUUID }) => POLineUUID)
}

/** Asks once and receives all open lines of the order, each on the day its truck left. */
export function ReceiveAllQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(
    calls.getPOLineByPOHeader,
    { POHeaderUUID: order.UUID },
    { keepPrevious: false },
  )
  const { PONumber: po } = order
  const question = t(order.TotalReceipt > 0 ? 'ask.receiveRest' : 'ask.receiveAll', { po })
  if (data) {
    return (
      <ReceiveLines
        orders={[{ ...order, POLineSet: data }]}
        question={() => question}
        done={(n) => doneMessage(t, t('done.receivedAll', { po, ...counted(n) }), order)}
        onClose={(_, isAll) => (isAll ? onDone() : onClose())}
      />
    )
  }
  return (
    <Confirm
      question={question}
      text={error && errorMessage(t, error)}
      verb={error ? t('ui.retry') : receiveWords(t, [order])}
      running={!error}
      onStop={onClose}
      onYes={() => refetch()}
      onNo={onClose}
    />
  )
}

interface Props {
  orders: readonly WithLines[]
  /** What is asked of so many lines, and said once they are received. */
  question: (n: number) => string
  done: (n: number) => string
  /** The list where the orders were ticked; of one order alone none. */
  list?: string
  /** Given the ids of the lines that were received; none where it was closed before anything was. */
  onClose: (received?: readonly string[], isAll?: boolean) => void
}

/** Asks once and receives all remaining lines of the orders, each on the day on which its truck left. */
export function ReceiveLines({ orders, question, done, list, onClose }: Props) {
  const { t } = useTranslation()
  const undo = useUndoReceipts()
  // As they were when it was asked: the lines go on changing behind the dialog.
  const [items] = useState(() => openLines(orders))
  const n = items.length
  const nameOf = (id: string) => {
    const order = orders.find(({ POLineSet }) => POLineSet.some(({ UUID }) => UUID === id))
    const line = order?.POLineSet.find(({ UUID }) => UUID === id)
    if (!order || !line) return id
    return list ? `${order.PONumber} · ${slipOf(line)}` : slipOf(line)
  }
  if (n === 0)
    return (
      <Confirm
        question={t('receive.nothing', { po: orders[0]?.PONumber })}
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
      question={question(n)}
      text={t('ask.receiveAll.text', counted(n))}
      verb={receiveWords(t, orders)}
      name={({ POLineUUID }) => nameOf(POLineUUID)}
      link={({ POHeaderUUID }) =>
        list && mayOpen('order') ? addresses.order(POHeaderUUID) : undefined
      }
      undo={(end) => undo(linesDone(items, end))}
      ticks={list ? { list, rows: orders } : undefined}
      done={done(n)}
      onClose={(end, isAll) => onClose(end && linesDone(items, end), isAll)}
    />
  )
}

const schema = z.object({ RecDate: z.string({ error: messageKey('v.recDate') }) })

/** Receives one line, by default on the day its truck left, or today where that is closed. */
export function ReceiveDialog(props: {
  order: Order
  line: OrderLine
  onClose: () => void
  onDone?: () => void
}) {
  const { t } = useTranslation()
  const { order, line, onClose } = props
  const first = { RecDate: receiptDay(line, new Date()) as string | null }
  const form = useDraft(useForm(first, schema), `receive:${line.UUID}`)
  const undo = useUndoReceipts()
  return (
    <FormDialog
      title={t('ask.receive', { po: order.PONumber, line: line.LineNo, ticket: slipOf(line) })}
      form={form}
      call={calls.receiptLine}
      input={({ RecDate }) => ({
        POHeaderUUID: order.UUID,
        POLineUUID: line.UUID,
        RecDate: RecDate ?? '',
      })}
      verb={t('po.receive')}
      onDone={() => {
        showSuccess(doneMessage(t, t('done.received'), order), undo([line.UUID]).run)
        props.onDone?.()
        onClose()
      }}
      onLatest={onClose}
      isStale={isStale}
      onClose={onClose}
    >
      <DateField
        autoFocus
        required
        label={t('ask.receive.date')}
        min={businessDay(line.WeightTimeIn)}
        max={businessDay(new Date())}
        {...form.field('RecDate')}
      />
    </FormDialog>
  )
}
