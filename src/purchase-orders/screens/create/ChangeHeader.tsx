import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { termsOf } from '../../contract/header.ts'
import { headerOnItsPage } from '../../contract/order.ts'
import { calls } from '../../contract.ts'
import type { OrderRecord } from '../order.ts'
import { isStale } from '../steps/order-action.ts'
import { HeaderFields } from './HeaderFields.tsx'
import { changedHeaderForm, type NewHeader, siteOf } from './new-header.ts'

type Header = OrderRecord['po_header']

interface Props {
  order: Header
  onClose: () => void
}

/** The dialog that changes the header of an order that is open. */
export function ChangeHeader({ order, onClose }: Props) {
  const { t } = useTranslation()
  const { data } = useCall(calls.getEnvironmentPOForm, {})
  const { form, base, latest, ...rest } = useRecordForm<Header, NewHeader>(order, valuesOf, {
    schema: changedHeaderForm.loose(),
    shape: headerOnItsPage,
    draft: `po.header:${order.UUID}`,
  })
  const inputOf = ({ VendorUUID: _vendor, PONO_SEQ: _sequence, ...terms }: NewHeader) => ({
    ...terms,
    Site: siteOf(data, { ...terms, VendorUUID: '' }),
    POHeaderUUID: base.UUID,
    Version: base.Version,
  })
  return (
    <FormDialog
      isEdit
      isReady={data !== undefined}
      title={t('toOrder.changeHead')}
      about={`${order.PONumber} · ${order.VendorOrganizationName}`}
      width={640}
      form={form}
      call={calls.updatePOHeader}
      input={inputOf}
      done={t('done.headerChanged', { po: order.PONumber })}
      onRefused={rest.onRefused}
      onLatest={onClose}
      isStale={isStale}
      onClose={onClose}
    >
      {rest.staleNotice}
      <HeaderFields isNumbered form={form} latest={latest} environment={data} d7={order.FinDim7} />
    </FormDialog>
  )
}

function valuesOf(order: Header): NewHeader {
  return { VendorUUID: order.VendorUUID, ...termsOf(order) }
}
