import { Checkbox } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { useMany, usePagedTicks } from '../../../ui/batch/use-many.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { counted, money } from '../../../ui/format.ts'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { calls } from '../../contract.ts'
import { numberOf, offered, type Payable } from '../order.ts'
import { paidFor, payableShown, sumsByBank } from '../steps/payable-shown.ts'
import type { OrderPageInput } from './address.ts'
import css from './InvoiceMany.module.css'

const list = calls.getFilterPOStateCanInvoice
/** Banks that the bar names; the question names all. */
const MAX_BANKS = 3

/** Sets up the payables of several orders of the list, after asking once, and says what goes to which bank. */
export function useInvoiceMany(input: OrderPageInput, page: ServerPage<Payable> | undefined) {
  const { t } = useTranslation()
  const blocked = (order: Payable) => (offered('invoice', order) ? undefined : t('invoice.blocked'))
  return useMany({
    ticks: usePagedTicks({ call: list, input, page, blocked }),
    name: 'invoice',
    facts: (orders) => ({
      facts: [t('po.orders', counted(orders.length))],
      sum: `${money(paidFor(orders))} ${t('term.baht')}`,
      note: bankWords(t, orders),
    }),
    verb: (orders) => t('invoice.chosen', counted(orders.length)),
    ask: (orders, close) => <InvoiceMany orders={orders} onClose={close} />,
  })
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

const schema = z.object({ isCash: z.boolean() })

function InvoiceMany(props: { orders: readonly Payable[]; onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation()
  const { orders, onClose } = props
  const form = useDraft(useForm({ isCash: false }, schema), 'invoice.chosen')
  const { isCash } = form.values
  const withAccount = orders.filter(({ SysBookBankNumber }) => SysBookBankNumber)
  const without = orders.length - withAccount.length
  // Where none has an account, the server says so of each.
  const payable = isCash || withAccount.length === 0 ? orders : withAccount
  const number = counted(payable.length)
  return (
    <BatchQuestion
      call={calls.invoiceOrders}
      items={payable.map((order) => payableShown(order, isCash))}
      question={t('ask.invoiceChosen', number)}
      text={
        <>
          {form.draft.offer}
          <Banks orders={orders} />
          <ChangedAccounts orders={orders} />
          {without > 0 && (
            <Checkbox
              mt="sm"
              checked={isCash}
              onChange={(event) => form.set({ isCash: event.currentTarget.checked })}
              label={t('invoice.cashChosen', { n: without, count: without })}
              description={t('invoice.cashChosen.text')}
            />
          )}
        </>
      }
      verb={t('invoice.chosen', number)}
      name={({ POHeaderUUID }) => numberOf(orders, POHeaderUUID)}
      link={({ POHeaderUUID }) => (mayOpen('order') ? addresses.order(POHeaderUUID) : undefined)}
      ticks={{ list: list.path, rows: orders }}
      done={t('done.invoicedChosen', number)}
      onClose={(end) => {
        form.draft.drop()
        onClose(end !== undefined)
      }}
    />
  )
}

/** Which of them go to an account that one officer changed and no other has checked. */
function ChangedAccounts({ orders }: { orders: readonly Payable[] }) {
  const { t } = useTranslation()
  const changed = orders.filter(({ AccountChangedAt }) => AccountChangedAt)
  if (changed.length === 0) return null
  const named = changed.map((order) => `${order.VendorOrganizationName} (${order.PONumber})`)
  return <Banner attention>{t('invoice.accountsChanged', { orders: named.join(', ') })}</Banner>
}

function Banks({ orders }: { orders: readonly Payable[] }) {
  const { t } = useTranslation()
  return (
    <table className={`${css.banks} num`} aria-label={t('invoice.byBank')}>
      <tbody>
        {sumsByBank(orders).map(({ bank, orders: n, paid }) => (
          <tr key={bank} className={bank === null ? 'attention ruled' : 'ruled'}>
            <td>{bank ?? t('term.noAccount')}</td>
            <td>{t('po.orders', { n, count: n })}</td>
            <td>{`${money(paid)} ${t('term.baht')}`}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{t('term.total')}</td>
          <td>{t('po.orders', counted(orders.length))}</td>
          <td>{`${money(paidFor(orders))} ${t('term.baht')}`}</td>
        </tr>
      </tfoot>
    </table>
  )
}
