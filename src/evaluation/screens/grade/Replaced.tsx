import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { PalmRecord } from '../record.ts'

/** The grade that a correction replaces, and the price that becomes void. */
export function Replaced({ seen }: { seen: PalmRecord }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { SysProductGrade: grade, SysOfficerEvaluate: officer, EvaluatedAt, SysPrice } = seen
  const at = EvaluatedAt && formatInstant(EvaluatedAt, 'short', language)
  return (
    <Banner>
      {t('evaluation.replaced', { grade, officer, at })}{' '}
      {SysPrice !== null && t('evaluation.replaced.price', { price: money(SysPrice) })}
    </Banner>
  )
}
