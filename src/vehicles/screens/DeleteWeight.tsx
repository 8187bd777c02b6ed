import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/Confirm.tsx'
import { useAct } from '../../ui/use-act.ts'
import { calls } from '../contract.ts'
import type { Weighed } from './vehicle.ts'

/** Asks before a light weight is taken away. */
export function DeleteWeight({ vehicle, onClose }: { vehicle: Weighed; onClose: () => void }) {
  const { t } = useTranslation()
  const { UUID: VehicleLightUUID, CarRegister: plate, Version } = vehicle
  const act = useAct(calls.saveWeight, {
    done: t('done.lightDeleted'),
    onDone: onClose,
    onLatest: onClose,
  })
  return (
    <Confirm
      question={t('ask.lightDelete', { plate })}
      text={t('ask.lightDelete.text')}
      verb={t('light.delete')}
      danger
      running={act.running}
      onYes={() => act.run({ VehicleLightUUID, Version })}
      onNo={onClose}
    />
  )
}
