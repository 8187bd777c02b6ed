import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import type { OrderRecord } from '../order.ts'
import { useOrderAction } from '../steps/use-order-action.ts'
import { HeaderFields } from './HeaderFields.tsx'
import { changedHeaderForm, type NewHeader, siteOf, termsOf } from './new-header.ts'

interface Props {
  order: OrderRecord['po_header']
  onClose: () => void
}

/** The dialog that changes the header of an order that is open. */
export function ChangeHeader({ order, onClose }: Props) {
  const { t } = useTranslation()
  const { data } = useCall(calls.getEnvironmentPOForm, {})
  const form = useForm<NewHeader>(
    { VendorUUID: order.VendorUUID, ...termsOf(order) },
    changedHeaderForm.loose(),
  )
  const { run, running } = useOrderAction(calls.updatePOHeader, {
    done: t('done.headerChanged', { po: order.PONumber }),
    onDone: onClose,
    onRefused: form.refused,
    onLatest: onClose,
  })
  const save = ({ VendorUUID: _vendor, PONO_SEQ: _sequence, ...terms }: NewHeader) => {
    const Site = siteOf(data, terms)
    return run({ ...terms, Site, POHeaderUUID: order.UUID, Version: order.Version })
  }
  return (
    <Dialog
      title={t('toOrder.changeHead')}
      about={`${order.PONumber} · ${order.VendorOrganizationName}`}
      width={640}
      dirty={form.dirty}
      busy={running}
      onClose={onClose}
      onSubmit={() => form.submit(save)}
      buttons={
        <Button type="submit" loading={running} disabled={!data || !form.dirty}>
          {t('ui.save')}
        </Button>
      }
    >
      <HeaderFields isNumbered form={form} environment={data} d7={order.FinDim7} />
    </Dialog>
  )
}
