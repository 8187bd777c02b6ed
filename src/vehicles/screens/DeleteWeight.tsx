import { useTranslation } from 'react-i18next'
import { useAction } from '../../ui/actions/use-action.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { calls } from '../contract.ts'
import type { Weighed } from './vehicle.ts'

/** Asks before a light weight is taken away. */
export function DeleteWeight({ vehicle, onClose }: { vehicle: Weighed; onClose: () => void }) {
  const { t } = useTranslation()
  const { UUID: VehicleLightUUID, CarRegister: plate, Version } = vehicle
  const action = useAction(calls.saveWeight, {
    done: t('done.lightDeleted'),
    onDone: onClose,
    onLatest: onClose,
  })
  return (
    <Confirm
      question={t('ask.lightDelete', { plate })}
      text={t('ask.lightDelete.text')}
      verb={t('ui.delete')}
      danger
      running={action.running}
      onYes={() => action.run({ VehicleLightUUID, Version })}
      onNo={onClose}
    />
  )
}
