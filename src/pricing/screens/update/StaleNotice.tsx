import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useLanguage } from '../../../ui/language.ts'
import type { Prices } from '../prices.ts'

/** Which colleague saved the prices meanwhile, and what to do with what is typed. */
export function StaleNotice({ latest }: { latest: Prices }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const officer = latest.ModifiedBy ?? t('ui.history.system')
  const time = formatInstant(new Date((latest.Modified ?? 0) * 1000), 'time', language)
  return (
    <Banner attention>
      {t('prices.stale', { officer, time })} {t('prices.stale.kept')}
    </Banner>
  )
}
