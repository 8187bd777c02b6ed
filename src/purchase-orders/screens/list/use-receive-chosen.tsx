import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TickBar } from '../../../ui/batch/TickBar.tsx'
import { useTickedRows } from '../../../ui/batch/use-ticked-rows.ts'
import { isOpen, type OrderWithLines, offered } from '../order.ts'

/** What opens over the list comes after it. */
const ReceiveChosen = lazy(async () => {
  const { ReceiveChosen } = await import('./ReceiveChosen.tsx')
  return { default: ReceiveChosen }
})

/**
 * Ticks for `orders`, and a bar that receives the remaining lines of all that are ticked.
 * `onReceived` is given the ids of the lines.
 */
export function useReceiveChosen(
  orders: readonly OrderWithLines[],
  onReceived: (lineIds: readonly string[]) => void,
) {
  const { t } = useTranslation()
  const { selection, ticked, clear } = useTickedRows(orders, ({ UUID }) => UUID)
  const [asked, setAsked] = useState<readonly OrderWithLines[]>()
  const n = ticked.reduce((lines, order) => lines + order.POLineSet.filter(isOpen).length, 0)
  const bar = (unseen: number) => (
    <TickBar
      facts={[t('po.orders', { n: ticked.length, count: ticked.length })]}
      unseen={unseen}
      onClear={clear}
      main={
        <Button leftSection={<IconCheck size={14} aria-hidden />} onClick={() => setAsked(ticked)}>
          {t('receive.rest', { n, count: n })}
        </Button>
      }
    />
  )
  const close = (received?: readonly string[]) => {
    setAsked(undefined)
    if (!received) return
    clear()
    onReceived(received)
  }
  return {
    selection: { ...selection, barred: (order: OrderWithLines) => !offered('receive', order), bar },
    question: asked && (
      <Suspense>
        <ReceiveChosen orders={asked} onClose={close} />
      </Suspense>
    ),
  }
}
