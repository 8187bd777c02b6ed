import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { showFailure } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { Order } from '../order.ts'
import { useGuard } from '../use-guard.ts'
import { HeaderFields } from './HeaderFields.tsx'
import { type Environment, headerForm, type NewHeader, newHeader, siteOf } from './new-header.ts'
import { obstacleOf, VendorField, type VendorOption } from './VendorField.tsx'

interface Props {
  onClose: () => void
  onCreated: (order: Order) => void
}

/** A new order: its vendor first; all else has the mill's defaults, which need not be waited for. */
export function CreateHeader({ onClose, onCreated }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(calls.getEnvironmentPOForm, {})
  const { form, vendor, choose, running, submit } = useNewOrder(data, onCreated)
  return (
    <Dialog
      title={t('po.create')}
      width={640}
      dirty={form.dirty}
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
      <HeaderFields form={form} environment={data} d7={vendor?.FD7Value ?? ''} />
    </Dialog>
  )
}

/** What is typed, the vendor that is chosen, and the order's creation. */
function useNewOrder(environment: Environment | undefined, onCreated: Props['onCreated']) {
  const { t } = useTranslation()
  const [vendor, setVendor] = useState<VendorOption | null>(null)
  const form = useForm<NewHeader>(newHeader, headerForm)
  const pass = useGuard()
  const { running, run } = useAction(calls.createPOHeader, {
    done: (order) => t('done.poCreated', { po: order.PONumber }),
    onDone: onCreated,
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
    return run({ ...header, Site: siteOf(environment, header) })
  }
  const submit = () => {
    if (!vendor) showFailure(t('v.vendorChosen'))
    return form.submit(create)
  }
  return { form, vendor, choose, running, submit }
}
