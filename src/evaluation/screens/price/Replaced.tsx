import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { PalmRecord } from '../record.ts'

/** Which price a correction puts another one in the place of, and why it was set by hand where it was. */
export function Replaced({ seen }: { seen: PalmRecord }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { SysOfficerValuation: officer, ValuedAt, OverrideReason: reason } = seen
  const at = ValuedAt && formatInstant(ValuedAt, 'short', language)
  return (
    <Banner>
      {t('evaluation.oldPrice.by', { price: money(seen.SysPrice), officer, at })}{' '}
      {reason && t('evaluation.overriddenBy', { officer, reason })}
    </Banner>
  )
}
