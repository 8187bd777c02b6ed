import { useTranslation } from 'react-i18next'
import { GoTo } from '../../evaluation/screens/GoTo.tsx'
import { PURCHASING } from '../../platform/roles.ts'

/** Leads to the vendor of that account number, where what an order of it needs is put right. */
export function ToVendor({ account }: { account: string }) {
  const { t } = useTranslation()
  return (
    <GoTo to="/Controller/vendor" search={{ account }} roles={PURCHASING}>
      {t('po.toVendor')}
    </GoTo>
  )
}
