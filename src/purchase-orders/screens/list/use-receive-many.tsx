import { useTranslation } from 'react-i18next'
import { useMany } from '../../../ui/batch/use-many.tsx'
import { counted } from '../../../ui/format.ts'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { calls } from '../../contract.ts'
import { type OrderWithLines, offered } from '../order.ts'
import { ReceiveLines, receiveWords } from '../steps/receiving.tsx'
import type { ReceiptPageInput } from './address.ts'

const list = calls.getFilterPOStateConfirm

/**
 * Receives the remaining lines of several orders of the list, after asking once. `onReceived` is given the ids of the
 * lines.
 */
export function useReceiveMany(
  input: ReceiptPageInput,
  page: ServerPage<OrderWithLines> | undefined,
  onReceived: (lineIds: readonly string[]) => void,
) {
  const { t } = useTranslation()
  const blocked = (order: OrderWithLines) =>
    offered('receive', order) ? undefined : t('receive.barred')
  return useMany({
    list: { call: list, input, page, blocked },
    name: 'receive',
    facts: (orders) => ({ facts: [t('po.orders', counted(orders.length))] }),
    verb: (orders) => receiveWords(t, orders),
    ask: (orders, close) => (
      <ReceiveLines
        orders={orders}
        question={(n) => t('ask.receiveChosen', { ...counted(n), m: orders.length })}
        done={(n) => t('done.receivedAll', counted(n))}
        list={list.path}
        onClose={(received) => {
          close(received !== undefined)
          if (received) onReceived(received)
        }}
      />
    ),
  })
}
