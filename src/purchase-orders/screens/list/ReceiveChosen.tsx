import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { itemsDone } from '../../../ui/batch/run-batch.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { isOpen, type OrderWithLines, slipOf } from '../order.ts'
import { receiveWords } from '../steps/receive-words.ts'
import { useUndoReceipts } from '../steps/use-undo-receipts.ts'

interface Props {
  orders: readonly OrderWithLines[]
  /** Given the ids of the lines that were received; none where it was closed before anything was. */
  onClose: (received?: readonly string[]) => void
}

/** Asks once and receives all remaining lines of several orders, each on the day on which its truck left. */
export function ReceiveChosen({ orders, onClose }: Props) {
  const { t } = useTranslation()
  const undo = useUndoReceipts()
  const lines = orders.flatMap((order) =>
    order.POLineSet.filter(isOpen).map((line) => ({ order, line })),
  )
  const items = lines.map(({ order, line }) => ({
    POHeaderUUID: order.UUID,
    POLineUUID: line.UUID,
  }))
  const ids = items.map(idOf)
  const nameOf = (id: string) => {
    const found = lines.find(({ line }) => line.UUID === id)
    return found ? `${found.order.PONumber} · ${slipOf(found.line)}` : id
  }
  const number = { n: items.length, count: items.length }
  return (
    <BatchQuestion
      call={calls.receiveLines}
      items={items}
      question={t('ask.receiveChosen', { ...number, m: orders.length })}
      text={t('ask.receiveAll.text', number)}
      verb={receiveWords(t, orders)}
      name={({ POLineUUID }) => nameOf(POLineUUID)}
      link={({ POHeaderUUID }) => (mayOpen('order') ? addresses.order(POHeaderUUID) : undefined)}
      undo={(end) => undo(itemsDone(items, end).map(idOf))}
      ticks={{ list: calls.getFilterPOStateConfirm.path, rows: orders }}
      onDone={() => {
        onClose(ids)
        showSuccess(t('done.receivedAll', number), undo(ids).run)
      }}
      onClose={(end) => {
        if (!end) return onClose()
        onClose(itemsDone(items, end).map(idOf))
      }}
    />
  )
}

function idOf({ POLineUUID }: { POLineUUID: string }): string {
  return POLineUUID
}
