import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { money } from '../../../ui/format.ts'
import { HintIcon } from '../../../ui/HintIcon.tsx'
import { useLanguage } from '../../../ui/language.ts'
import css from '../lines/line-columns.module.css'
import type { Payable } from '../order.ts'

/** What is paid for an order, with a mark while one officer changed where to and no other has checked it. */
export function Paid({ order }: { order: Payable }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { AccountChangedAt, AccountChangedBy: officer, VendorOrganizationName: vendor } = order
  const time = AccountChangedAt && formatInstant(AccountChangedAt, 'short', language)
  const key = order.InvoicedAt ? 'payee.changed' : 'vendor.accountChanged'
  return (
    <span className={css.marked}>
      {time && (
        <HintIcon attention icon={IconAlertTriangle} words={t(key, { officer, vendor, time })} />
      )}
      {money(order.TotalPaid)}
    </span>
  )
}
