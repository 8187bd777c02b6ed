import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { PalmRecord } from '../record.ts'

/** The grade that a correction replaces, and whether its price becomes void. */
export function Replaced({ seen, grade: chosen }: { seen: PalmRecord; grade: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { SysProductGrade: grade, SysOfficerEvaluate: officer, EvaluatedAt, SysPrice } = seen
  const at = EvaluatedAt && formatInstant(EvaluatedAt, 'short', language)
  return (
    <Banner>
      {t('evaluation.replaced', { grade, officer, at })}{' '}
      {SysPrice !== null &&
        t(grade === chosen ? 'evaluation.replaced.keeps' : 'evaluation.replaced.price', {
          price: money(SysPrice),
        })}
    </Banner>
  )
}
