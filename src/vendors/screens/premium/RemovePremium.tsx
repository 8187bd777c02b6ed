import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/Confirm.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { calls } from '../../contract.ts'
import type { Premium } from './VendorPremium.tsx'

/** Asks before a vendor is premium no more. */
export function RemovePremium({ vendor, onClose }: { vendor: Premium; onClose: () => void }) {
  const { t } = useTranslation()
  const act = useAct(calls.updatePremium, {
    done: t('done.premiumRemoved'),
    onDone: onClose,
    onLatest: onClose,
    isStale: (code) => code === 'premium.not',
  })
  return (
    <Confirm
      question={t('ask.premiumRemove', { vendor: vendor.VendorOrganizationName })}
      text={t('ask.premiumRemove.text')}
      verb={t('premium.remove')}
      danger
      running={act.running}
      onYes={() => act.run({ VendorUUID: vendor.UUID, IsPremium: null })}
      onNo={onClose}
    />
  )
}
