import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'

/** Link to the vendor with this account number, to correct the data that its orders need. */
export function VendorLink({ account }: { account: string }) {
  const { t } = useTranslation()
  return <NewTabLink to={addresses.vendors({ account })}>{t('po.toVendor')}</NewTabLink>
}
