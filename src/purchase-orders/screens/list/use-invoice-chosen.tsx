import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'

import { useTranslation } from 'react-i18next'
import { TickBar } from '../../../ui/batch/TickBar.tsx'
import { useChosenDialog } from '../../../ui/batch/use-chosen-dialog.tsx'
import { useServerTicks } from '../../../ui/batch/use-server-ticks.ts'
import { money } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { calls } from '../../contract.ts'
import { offered, type Payable } from '../order.ts'
import { paidFor, sumsByBank } from '../steps/payable-shown.ts'
import type { OrderPageInput } from './address.ts'

/** Banks that the bar names; the question names all. */
const MAX_BANKS = 3

/** What opens over the list comes after it. */
const InvoiceChosen = lazyPart(async () => (await import('./InvoiceChosen.tsx')).InvoiceChosen, {
  close: ({ onKeep }) => onKeep(),
})

/** Ticks for the list, and a bar that sets up the payables of all that are ticked and says what goes to which bank. */
export function useInvoiceChosen(input: OrderPageInput, page: ServerPage<Payable> | undefined) {
  const { t } = useTranslation()
  const { selection, ticked, clear, all } = useServerTicks({
    call: calls.getFilterPOStateCanInvoice,
    input,
    page,
    keyOf: ({ UUID }) => UUID,
    blocked: (order) => (offered('invoice', order) ? undefined : t('invoice.barred')),
  })
  const asking = useChosenDialog<Payable>('invoice', calls.getFilterPOStateCanInvoice.path)
  const number = { n: ticked.length, count: ticked.length }
  const bar = (unseen: number) => (
    <TickBar
      facts={[t('po.orders', number)]}
      sum={`${money(paidFor(ticked))} ${t('term.baht')}`}
      note={bankWords(t, ticked)}
      unseen={unseen}
      all={all}
      onClear={clear}
      main={
        <Button
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={() => asking.open(ticked)}
        >
          {t('invoice.chosen', number)}
        </Button>
      }
    />
  )
  const finish = () => {
    asking.close()
    clear()
  }
  return {
    selection: { ...selection, bar },
    question: asking.around((orders) => (
      <InvoiceChosen orders={orders} onKeep={asking.close} onDone={finish} />
    )),
  }
}

function bankWords(t: TFunction, orders: readonly Payable[]): string {
  const sums = sumsByBank(orders)
  const banks = sums.filter(({ bank }) => bank !== null).slice(0, MAX_BANKS)
  const without = sums.find(({ bank }) => bank === null)
  return [
    ...banks.map(({ bank, paid }) => `${bank} ${money(paid)}`),
    ...(without ? [t('invoice.without', { n: without.orders, count: without.orders })] : []),
  ].join(' · ')
}
