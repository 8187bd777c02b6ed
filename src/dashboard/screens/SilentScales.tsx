import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { allowed, mayOpen, useCall } from '../../platform/client.ts'
import { formatMoment } from '../../platform/thai-date.ts'
import { Banner } from '../../ui/Banner.tsx'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { calls } from '../../weighing/contract.ts'
import css from './Dashboard.module.css'

const MINUTE_MS = 60_000

/** A line for each scale that is silent for longer than usual, for those who are to look after it. */
export function SilentScales() {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const options = { enabled: allowed(calls.getSilent), refetchMs: MINUTE_MS }
  const { data = [] } = useCall(calls.getSilent, {}, options)
  useRefetchOnChange('silentScales', calls.getSilent)
  if (data.length === 0) return null
  return (
    <div className={css.warning}>
      <Banner attention>
        {data.map(({ UUID, Name, SilentSince }) => (
          <div key={UUID}>
            {t('notice.scaleSilent', {
              scale: Name,
              time: formatMoment(SilentSince, now, language),
            })}{' '}
            {mayOpen('scaleTokens') && UUID === data.at(-1)?.UUID && (
              <ScreenLink to={addresses.scaleTokens()}>{t('notice.to.scaleSilent')}</ScreenLink>
            )}
          </div>
        ))}
      </Banner>
    </div>
  )
}
