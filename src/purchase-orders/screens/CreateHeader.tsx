import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ErrorState } from '../../ui/States.tsx'
import { failed } from '../../ui/toasts.tsx'
import { useAct } from '../../ui/use-act.ts'
import { calls } from '../contract.ts'
import { HeaderFields } from './create/HeaderFields.tsx'
import { type Environment, headerForm, type NewHeader, newHeader } from './create/new-header.ts'
import { obstacleOf, VendorField, type VendorOption } from './create/VendorField.tsx'
import type { Order } from './order.ts'
import { useGuard } from './use-guard.ts'

interface Props {
  onClose: () => void
  onCreated: (order: Order) => void
}

/** A new order: its vendor first; all else has the mill's defaults. */
export function CreateHeader(props: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(calls.getEnvironmentPOForm, {})
  if (data) return <CreateDialog {...props} environment={data} />
  if (!error) return null
  return (
    <Dialog title={t('po.create')} onClose={props.onClose}>
      <ErrorState error={error} retry={refetch} />
    </Dialog>
  )
}

function CreateDialog(props: Props & { environment: Environment }) {
  const { t } = useTranslation()
  const { environment, onClose, onCreated } = props
  const [vendor, setVendor] = useState<VendorOption | null>(null)
  const form = useForm<NewHeader>(newHeader(environment), headerForm)
  const pass = useGuard()
  const act = useAct(calls.createPOHeader, {
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
    if (obstacle) return failed(obstacle)
    if (pass()) return act.run(header)
  }
  return (
    <Dialog
      title={t('po.create')}
      width={640}
      dirty={form.dirty}
      busy={act.running}
      onClose={onClose}
      onSubmit={() => form.submit(create)}
      buttons={
        <Button type="submit" loading={act.running}>
          {t('po.create')}
        </Button>
      }
    >
      <VendorField vendor={vendor} onChoose={choose} error={form.field('VendorUUID').error} />
      <HeaderFields form={form} environment={environment} d7={vendor?.FD7Value ?? ''} />
    </Dialog>
  )
}
