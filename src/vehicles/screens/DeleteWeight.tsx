import { useTranslation } from 'react-i18next'
import { CallQuestion } from '../../ui/dialogs/CallQuestion.tsx'
import { calls } from '../contract.ts'
import type { Weighed } from './vehicle.ts'

/** Asks before a light weight is taken away. */
export function DeleteWeight({ vehicle, onClose }: { vehicle: Weighed; onClose: () => void }) {
  const { t } = useTranslation()
  const { UUID: VehicleLightUUID, CarRegister: plate, Version } = vehicle
  return (
    <CallQuestion
      call={calls.saveWeight}
      input={{ VehicleLightUUID, Version }}
      question={t('ask.lightDelete', { plate })}
      text={t('ask.lightDelete.text')}
      verb={t('ui.delete')}
      danger
      done={t('done.lightDeleted')}
      onLatest={onClose}
      onClose={onClose}
    />
  )
}
