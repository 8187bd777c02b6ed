import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'

/** Leads to the vendor of that account number, where what an order of it needs is put right. */
export function ToVendor({ account }: { account: string }) {
  const { t } = useTranslation()
  return <NewTabLink to={addresses.vendors({ account })}>{t('po.toVendor')}</NewTabLink>
}
