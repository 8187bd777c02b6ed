import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { Order } from '../order.ts'

interface Props {
  orders: readonly Order[]
  /** What they come to, in words. */
  sum: string
  /** Closed before anything was done. */
  onKeep: () => void
  onDone: () => void
}

/** Asks once and confirms several approved orders. */
export function ConfirmChosen({ orders, sum, onKeep, onDone }: Props) {
  const { t } = useTranslation()
  const number = { n: orders.length, count: orders.length }
  return (
    <BatchQuestion
      call={calls.confirmOrders}
      items={orders.map(({ UUID, Version }) => ({ POHeaderUUID: UUID, Version }))}
      question={t('ask.confirmChosen', number)}
      text={t('ask.confirmChosen.text', { sum })}
      verb={t('po.confirmChosen', number)}
      name={({ POHeaderUUID }) => nameOf(orders, POHeaderUUID)}
      link={({ POHeaderUUID }) => addresses.order(POHeaderUUID)}
      ticks={{ list: calls.getPOFilterLists.path, rows: orders }}
      onDone={() => {
        onDone()
        showSuccess(t('done.confirmedChosen', number))
      }}
      onClose={(end) => (end ? onDone() : onKeep())}
    />
  )
}

function nameOf(orders: readonly Order[], id: string): string {
  return orders.find(({ UUID }) => UUID === id)?.PONumber ?? id
}
