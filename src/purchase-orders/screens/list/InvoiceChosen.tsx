import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { counted, money } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { Payable } from '../order.ts'
import { paidFor, payableShown, sumsByBank } from '../steps/payable-shown.ts'
import css from './InvoiceChosen.module.css'

const schema = z.object({ isCash: z.boolean() })

interface Props {
  orders: readonly Payable[]
  /** Closed before anything was done. */
  onKeep: () => void
  onDone: () => void
}

/** Asks once and sets up the payables of several orders, after showing what goes to which bank. */
export function InvoiceChosen({ orders, onKeep, onDone }: Props) {
  const { t } = useTranslation()
  const form = useDraft(useForm({ isCash: false }, schema), 'invoice.chosen')
  const { isCash } = form.values
  const nameOf = (id: string) => orders.find(({ UUID }) => UUID === id)?.PONumber ?? id
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
              className={css.cash}
              checked={isCash}
              onChange={(event) => form.set({ isCash: event.currentTarget.checked })}
              label={t('invoice.cashChosen', { n: without, count: without })}
              description={t('invoice.cashChosen.text')}
            />
          )}
        </>
      }
      verb={t('invoice.chosen', number)}
      name={({ POHeaderUUID }) => nameOf(POHeaderUUID)}
      link={({ POHeaderUUID }) => (mayOpen('order') ? addresses.order(POHeaderUUID) : undefined)}
      ticks={{ list: calls.getFilterPOStateCanInvoice.path, rows: orders }}
      onDone={() => {
        form.draft.drop()
        onDone()
        showSuccess(t('done.invoicedChosen', number))
      }}
      onClose={(end) => {
        form.draft.drop()
        if (end) onDone()
        else onKeep()
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
          <tr key={bank} className={bank === null ? css.missing : undefined}>
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
