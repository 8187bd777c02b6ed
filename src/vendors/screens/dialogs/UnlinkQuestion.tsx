import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addresses } from '../../../platform/addresses.ts'
import { CallError } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { CallQuestion } from '../../../ui/dialogs/CallQuestion.tsx'
import { NoBreak } from '../../../ui/NoBreak.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { calls } from '../../contract.ts'
import type { VendorDialogProps } from './SaveDialog.tsx'

/** An order that still needs the link, as the refusal brings it. */
const openOrder = z.object({ POHeaderUUID: z.string() })

/** Asks before vendor and customer part; an order that still needs them together is shown. */
export function UnlinkQuestion({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTranslation()
  const { UUID: VendorUUID, Version } = vendor
  const [refusal, setRefusal] = useState<CallError>()
  const names = { vendor: vendor.VendorOrganizationName, avl: vendor.CustomerCustomerID }
  return (
    <CallQuestion
      call={calls.unlink}
      input={{ VendorUUID, Version }}
      question={t('ask.unlink', names)}
      text={t('ask.unlink.text')}
      notice={refusal && <Needed refusal={refusal} />}
      verb={t('vendor.unlink')}
      danger
      done={t('done.vendorUnlinked')}
      onLatest={onClose}
      onRefused={(error) => {
        const isNeeded = error instanceof CallError && error.code === 'vendor.openOrders'
        setRefusal(isNeeded ? error : undefined)
        return isNeeded
      }}
      onClose={onClose}
    />
  )
}

function Needed({ refusal }: { refusal: CallError }) {
  const { t } = useTranslation()
  const order = openOrder.safeParse(refusal.present).data
  return (
    <Banner attention>
      <NoBreak words={refusal.message} />{' '}
      {order && (
        <ScreenLink to={addresses.order(order.POHeaderUUID)} target="_blank">
          {t('term.openOrder')}
        </ScreenLink>
      )}
    </Banner>
  )
}
