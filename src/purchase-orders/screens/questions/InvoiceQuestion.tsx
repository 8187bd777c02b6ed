import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { money } from '../../../ui/format.ts'
import { useAct } from '../../../ui/use-act.ts'
import { calls } from '../../contract.ts'
import type { QuestionProps } from '../steps.tsx'

/** Sets up the payable; the question says what is owed, withheld and paid, as the server reckons it. */
export function InvoiceQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const act = useAct(calls.invoice, { done: t('done.invoiced'), onDone })
  const query = useCall(calls.getFilterPOStateCanInvoice, { filterPONumber: order.PONumber })
  const payable = query.data?.data.find(({ UUID }) => UUID === order.UUID)
  return (
    <Confirm
      question={t('ask.invoice', { po: order.PONumber })}
      text={t('ask.invoice.text', {
        amount: money(payable?.TotalAmount),
        tax: money(payable?.TotalTax),
        paid: money(payable?.TotalPaid),
      })}
      verb={t('po.invoice')}
      running={act.running}
      onYes={() => payable && act.run({ POHeaderUUID: order.UUID })}
      onNo={onClose}
    />
  )
}
