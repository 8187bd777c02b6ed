import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import type { Order } from '../order.ts'

/** The payable of an order as it stands, and what shows instead until it has come, or where there is none. */
export function usePayable({ UUID, PONumber: po }: Order) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(
    calls.getFilterPOStateCanInvoice,
    { filterPONumber: po },
    { keepPrevious: false },
  )
  const payable = data?.data.find((one) => one.UUID === UUID)
  const coming = error ? (
    <ErrorState error={error} retry={refetch} />
  ) : (
    <p className="paragraph" role="status">
      {t('ui.loading')}
    </p>
  )
  const gone = payable ? undefined : <EmptyState words={t('invoice.gone', { po })} />
  return { payable, instead: data ? gone : coming }
}
