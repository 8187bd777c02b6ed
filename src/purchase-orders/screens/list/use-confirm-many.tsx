import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { allowed } from '../../../platform/client.ts'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { useMany } from '../../../ui/batch/use-many.tsx'
import { counted, kilograms, money } from '../../../ui/format.ts'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { calls } from '../../contract.ts'
import { numberOf, type Order, sumsOf } from '../order.ts'
import type { OrderPageInput } from './address.ts'

const list = calls.getPOFilterLists

/**
 * Confirms several orders of the list, after asking once: `isOffered` where it shows approved orders alone; no ticks where
 * the officer may not.
 */
export function useConfirmMany(
  input: OrderPageInput,
  page: ServerPage<Order> | undefined,
  isOffered: boolean,
) {
  const { t } = useTranslation()
  const sumOf = (orders: readonly Order[]) => `${money(sumsOf(orders).amount)} ${t('term.baht')}`
  const { selection, question } = useMany({
    list: { call: list, input, page },
    name: 'confirm',
    facts: (orders) => {
      const weight = `${kilograms(sumsOf(orders).weight)} ${t('term.kg')}`
      return { facts: [t('po.orders', counted(orders.length)), weight], sum: sumOf(orders) }
    },
    verb: (orders) => t('po.confirmChosen', counted(orders.length)),
    ask: (orders, close) => (
      <BatchQuestion
        call={calls.confirmOrders}
        items={orders.map(({ UUID, Version }) => ({ POHeaderUUID: UUID, Version }))}
        question={t('ask.confirmChosen', counted(orders.length))}
        text={t('ask.confirmChosen.text', { sum: sumOf(orders) })}
        verb={t('po.confirmChosen', counted(orders.length))}
        name={({ POHeaderUUID }) => numberOf(orders, POHeaderUUID)}
        link={({ POHeaderUUID }) => addresses.order(POHeaderUUID)}
        ticks={{ list: list.path, rows: orders }}
        done={t('done.confirmedChosen', counted(orders.length))}
        onClose={(end) => close(end !== undefined)}
      />
    ),
  })
  return {
    selection: isOffered && allowed(calls.confirmOrders) ? selection : undefined,
    question,
  }
}
