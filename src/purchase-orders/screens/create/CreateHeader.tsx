import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { showFailure } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { Order } from '../order.ts'
import { useClickGuard } from '../use-click-guard.ts'
import { HeaderFields } from './HeaderFields.tsx'
import {
  codesToChoose,
  type Environment,
  headerForm,
  type NewHeader,
  newHeader,
  withDefaults,
} from './new-header.ts'
import { obstacleOf, VendorField, type VendorOption } from './VendorField.tsx'

interface Props {
  onClose: () => void
  onCreated: (order: Order) => void
}

/** The dialog of a new order. Only the vendor has to be chosen; the other fields have the mill's defaults. */
export function CreateHeader({ onClose, onCreated }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(calls.getEnvironmentPOForm, {})
  const { form, vendor, environment, choose, running, submit } = useNewOrder(data, onCreated)
  useRefetchOnChange('masterData', calls.getEnvironmentPOForm)
  return (
    <Dialog
      title={t('po.create')}
      width={640}
      dirty={form.dirty}
      draft={form.draft}
      busy={running}
      onClose={onClose}
      onSubmit={submit}
      buttons={
        <Button type="submit" loading={running} disabled={!data}>
          {t('po.create')}
        </Button>
      }
    >
      {error && !data && <ErrorState error={error} retry={refetch} />}
      <VendorField vendor={vendor} onChoose={choose} error={form.field('VendorUUID').error} />
      <HeaderFields form={form} environment={environment} d7={vendor?.FD7Value ?? ''} />
    </Dialog>
  )
}

/** The form of a new order, its chosen vendor, and how it is saved. */
function useNewOrder(ofMill: Environment | undefined, onCreated: Props['onCreated']) {
  const { t } = useTranslation()
  const [vendor, setVendor] = useState<VendorOption | null>(null)
  const form = useDraft(useForm<NewHeader>(newHeader, headerForm), 'po.create', {
    value: vendor,
    onUse: setVendor,
  })
  const environment = useEnvironmentOf(vendor, ofMill)
  const pass = useClickGuard()
  const hide = useRef(() => {})
  const { running, run } = useAction(calls.createPOHeader, {
    done: (order) => t('done.poCreated', { po: order.PONumber }),
    onDone: onCreated,
    draft: form.draft,
    onRefused: form.refused,
  })
  const choose = (chosen: VendorOption | null) => {
    setVendor(chosen)
    form.set({ VendorUUID: chosen?.UUID ?? '' })
  }
  const create = (header: NewHeader) => {
    const obstacle = vendor && obstacleOf(t, vendor)
    if (obstacle) return showFailure(obstacle)
    if (!pass()) return showFailure(t('po.wait'))
    return run(withDefaults(header, environment))
  }
  const submit = () => {
    hide.current()
    if (!vendor) hide.current = showFailure(t('v.vendorChosen'))
    return form.submit(create)
  }
  return { form, vendor, environment, choose, running, submit }
}

/** Where the mill lacks defaults, those of the vendor's last order stand for them. */
function useEnvironmentOf(vendor: VendorOption | null, ofMill: Environment | undefined) {
  const lacks = codesToChoose(newHeader, ofMill).length > 0
  const ofVendor = useCall(
    calls.getEnvironmentPOForm,
    { VendorUUID: vendor?.UUID },
    { enabled: lacks && vendor !== null, keepPrevious: false },
  )
  return ofVendor.data ?? ofMill
}
