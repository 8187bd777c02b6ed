import { useTranslation } from 'react-i18next'
import { useRunNow } from '../../../ui/batch/use-run-now.ts'
import { counted } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'
import type { OrderWithLines } from '../order.ts'
import { doneMessage } from '../steps/order-action.ts'
import { linesDone, openLines, useUndoReceipts } from '../steps/receiving.tsx'

/**
 * Returns a function that receives the remaining lines of one order, each on the day on which its truck left.
 * `onReceived` is given the ids of the lines.
 */
export function useReceiveNow(onReceived: (lineIds: readonly string[]) => void) {
  const { t } = useTranslation()
  const undo = useUndoReceipts()
  const receive = useRunNow(calls.receiveLines, {
    verb: t('po.receive'),
    done: ({ done: [order, ...others] }) =>
      doneMessage(t, t('done.receivedAll', counted(1 + others.length)), order),
    undo: (items, end) => undo(linesDone(items, end)),
    onEnd: (items, end) => onReceived(linesDone(items, end)),
  })
  return (order: OrderWithLines) => receive(openLines([order]))
}
