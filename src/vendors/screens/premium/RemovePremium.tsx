import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { CallQuestion } from '../../../ui/dialogs/CallQuestion.tsx'
import { calls } from '../../contract.ts'

export type Premium = Output<typeof calls.getPremiumVendors>['data'][number]

/** Asks before a vendor is premium no more. */
export function RemovePremium({ vendor, onClose }: { vendor: Premium; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <CallQuestion
      call={calls.updatePremium}
      input={{ VendorUUID: vendor.UUID, IsPremium: null }}
      question={t('ask.premiumRemove', { vendor: vendor.VendorOrganizationName })}
      text={t('ask.premiumRemove.text')}
      verb={t('premium.remove')}
      danger
      done={t('done.premiumRemoved')}
      onLatest={onClose}
      isStale={(code) => code === 'premium.not'}
      onClose={onClose}
    />
  )
}
