import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'

import { useTranslation } from 'react-i18next'
import { TickBar } from '../../../ui/batch/TickBar.tsx'
import { useChosenDialog } from '../../../ui/batch/use-chosen-dialog.tsx'
import { useServerTicks } from '../../../ui/batch/use-server-ticks.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { calls } from '../../contract.ts'
import { type OrderWithLines, offered } from '../order.ts'
import { receiveWords } from '../steps/receive-words.ts'
import type { ReceiptPageInput } from './address.ts'

/** What opens over the list comes after it. */
const ReceiveChosen = lazyPart(async () => (await import('./ReceiveChosen.tsx')).ReceiveChosen, {
  close: ({ onClose }) => onClose(),
})

/**
 * Ticks for the list, and a bar that receives the remaining lines of all that are ticked.
 * `onReceived` is given the ids of the lines.
 */
export function useReceiveChosen(
  input: ReceiptPageInput,
  page: ServerPage<OrderWithLines> | undefined,
  onReceived: (lineIds: readonly string[]) => void,
) {
  const { t } = useTranslation()
  const { selection, ticked, clear, all } = useServerTicks({
    call: calls.getFilterPOStateConfirm,
    input,
    page,
    keyOf: ({ UUID }) => UUID,
    blocked: (order) => (offered('receive', order) ? undefined : t('receive.barred')),
  })
  const asking = useChosenDialog<OrderWithLines>('receive', calls.getFilterPOStateConfirm.path)
  const bar = (unseen: number) => (
    <TickBar
      facts={[t('po.orders', { n: ticked.length, count: ticked.length })]}
      unseen={unseen}
      all={all}
      onClear={clear}
      main={
        <Button
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={() => asking.open(ticked)}
        >
          {receiveWords(t, ticked)}
        </Button>
      }
    />
  )
  const close = (received?: readonly string[]) => {
    asking.close()
    if (!received) return
    clear()
    onReceived(received)
  }
  return {
    selection: { ...selection, bar },
    question: asking.around((orders) => <ReceiveChosen orders={orders} onClose={close} />),
  }
}
