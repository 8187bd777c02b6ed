import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBatch } from '../../../ui/batch/use-batch.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { errorMessage } from '../../../ui/error-message.ts'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { exitDay, isOpen, type OrderWithLines } from '../order.ts'

/**
 * Returns a function that receives the remaining lines of one order, each on the day on which its truck left, without
 * asking, since it can be undone. `onReceived` is given the ids of the lines.
 */
export function useReceiveNow(onReceived: (lineIds: readonly string[]) => void) {
  const { t } = useTranslation()
  const { run } = useBatch(calls.receiveLines)
  const undo = useUndo(calls.undoReceive, () => t('done.receiptUndone'))
  const isRunning = useRef(false)
  return async (order: OrderWithLines) => {
    // A second press may come before the row has changed.
    if (isRunning.current) return
    isRunning.current = true
    const items = openLines(order)
    const { refused, notTried, error } = await run(items)
    isRunning.current = false
    const left = new Set([...refused.map(({ item }) => item), ...notTried])
    const received = items.filter((item) => !left.has(item)).map(({ POLineUUID }) => POLineUUID)
    if (received.length > 0) onReceived(received)
    if (left.size > 0) return showFailure(refused[0]?.message ?? errorMessage(t, error))
    const words = t('done.receivedAll', { n: received.length, count: received.length })
    showSuccess(words, () => undo(received.map((POLineUUID) => ({ POLineUUID }))))
  }
}

function openLines(order: OrderWithLines) {
  return order.POLineSet.filter(isOpen).map((line) => ({
    POHeaderUUID: order.UUID,
    POLineUUID: line.UUID,
    RecDate: exitDay(line),
  }))
}
