import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { TickBar } from '../../../ui/batch/TickBar.tsx'
import { useServerTicks } from '../../../ui/batch/use-server-ticks.ts'
import { kilograms, money } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { calls } from '../../contract.ts'
import type { Order } from '../order.ts'
import type { OrderPageInput } from './address.ts'

/** What opens over the list comes after it. */
const ConfirmChosen = lazyPart(async () => (await import('./ConfirmChosen.tsx')).ConfirmChosen, {
  close: ({ onKeep }) => onKeep(),
})

/**
 * Ticks for the list, and a bar that confirms all that are ticked: `isOffered` where the list shows approved orders alone;
 * nothing of it where the officer may not.
 */
export function useConfirmChosen(
  input: OrderPageInput,
  page: ServerPage<Order> | undefined,
  isOffered: boolean,
) {
  const { t } = useTranslation()
  const { selection, ticked, clear, all } = useServerTicks({
    call: calls.getPOFilterLists,
    input,
    page,
    keyOf: ({ UUID }) => UUID,
  })
  const [asking, setAsking] = useState(false)
  const number = { n: ticked.length, count: ticked.length }
  const sum = `${money(total(ticked, 'TotalAmount'))} ${t('term.baht')}`
  const bar = (unseen: number) => (
    <TickBar
      facts={[t('po.orders', number), `${kilograms(total(ticked, 'TotalWeight'))} ${t('term.kg')}`]}
      sum={sum}
      unseen={unseen}
      all={all}
      onClear={clear}
      main={
        <Button leftSection={<IconCheck size={14} aria-hidden />} onClick={() => setAsking(true)}>
          {t('po.confirmChosen', number)}
        </Button>
      }
    />
  )
  return {
    selection: isOffered && allowed(calls.confirmOrders) ? { ...selection, bar } : undefined,
    question: asking && (
      <ConfirmChosen
        orders={ticked}
        sum={sum}
        onKeep={() => setAsking(false)}
        onDone={() => {
          setAsking(false)
          clear()
        }}
      />
    ),
  }
}

/** Satang are whole numbers, whose sum is exact. */
function total(orders: readonly Order[], figure: 'TotalAmount' | 'TotalWeight'): number {
  return orders.reduce((sum, order) => sum + Math.round(order[figure] * 100), 0) / 100
}
