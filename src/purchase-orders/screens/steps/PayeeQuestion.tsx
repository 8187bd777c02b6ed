import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import { PayeeDialog } from './PayeeDialog.tsx'
import type { QuestionProps } from './question.ts'

/** Pays a payable to another account, or in cash, as long as its order is not finalized. */
export function PayeeQuestion(props: QuestionProps) {
  const { t } = useTranslation()
  const { order, onClose } = props
  const { data, error, refetch } = useCall(
    calls.getFilterPOStateCanInvoice,
    { filterPONumber: order.PONumber },
    { keepPrevious: false },
  )
  const payable = data?.data.find(({ UUID }) => UUID === order.UUID)
  if (payable) return <PayeeDialog {...props} payable={payable} />
  return (
    <Dialog title={t('payee.title', { po: order.PONumber })} width={640} onClose={onClose}>
      {error && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <p role="status">{t('ui.loading')}</p>}
      {data && <EmptyState words={t('invoice.gone', { po: order.PONumber })} />}
    </Dialog>
  )
}
