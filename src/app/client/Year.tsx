import { useTranslation } from 'react-i18next'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'

/** The year that it is, in the era of the language: © 2569 Palm Scale. */
export function Year({ className }: { className?: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const year = formatDay(businessDay(new Date()), 'table', language).slice(-4)
  return (
    <small className={`${className} small unbroken`}>
      © {year} {t('ui.app')}
    </small>
  )
}
