import { useTranslation } from 'react-i18next'
import { itemsDone } from '../../../ui/batch/run-batch.ts'
import type { BatchItem } from '../../../ui/batch/use-batch.ts'
import { useRunNow } from '../../../ui/batch/use-run-now.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { counted } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'
import { isOpen, type OrderWithLines } from '../order.ts'

type Item = BatchItem<typeof calls.receiveLines>

/**
 * Returns a function that receives the remaining lines of one order, each on the day on which its truck left.
 * `onReceived` is given the ids of the lines.
 */
export function useReceiveNow(onReceived: (lineIds: readonly string[]) => void) {
  const { t } = useTranslation()
  const undo = useUndo(calls.undoReceive, 'done.receiptsUndone')
  const receive = useRunNow(calls.receiveLines, {
    verb: t('po.receive'),
    done: ({ done }) => t('done.receivedAll', counted(done.length)),
    undo: (items: readonly Item[], end) =>
      undo(itemsDone(items, end).map(({ POLineUUID }) => ({ POLineUUID }))),
    onEnd: (items: readonly Item[], end) =>
      onReceived(itemsDone(items, end).map(({ POLineUUID }) => POLineUUID)),
  })
  return (order: OrderWithLines) => receive(openLines(order))
}

function openLines(order: OrderWithLines): Item[] {
  return order.POLineSet.filter(isOpen).map((line) => ({
    POHeaderUUID: order.UUID,
    POLineUUID: line.UUID,
  }))
}
