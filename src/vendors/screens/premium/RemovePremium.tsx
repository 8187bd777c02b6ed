import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { calls } from '../../contract.ts'

export type Premium = Output<typeof calls.getPremiumVendors>['data'][number]

/** Asks before a vendor is premium no more. */
export function RemovePremium({ vendor, onClose }: { vendor: Premium; onClose: () => void }) {
  const { t } = useTranslation()
  const action = useAction(calls.updatePremium, {
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
      running={action.running}
      onYes={() => action.run({ VendorUUID: vendor.UUID, IsPremium: null })}
      onNo={onClose}
    />
  )
}
