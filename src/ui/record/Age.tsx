import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { businessDay } from '../../platform/thai-date.ts'
import { ageWords, daysAgoWords } from '../duration.ts'
import { useNow } from '../live/use-now.ts'

const DAY = 86_400_000
const DAY_LENGTH = '2026-11-22'.length

/** How long something has been waiting: since a day of the mill in whole days, or since an instant; past its limit with a triangle. */
export function Age({ since, limitMs }: { since: string; limitMs: number }) {
  const { t } = useTranslation()
  const now = useNow()
  const isDay = since.length === DAY_LENGTH
  const from = Date.parse(since)
  const age = isDay ? Date.parse(businessDay(now)) - from : now.getTime() - from
  const isLong = age > limitMs
  return (
    <span className={`glyphed num ${isLong ? 'attention medium' : 'secondary'}`}>
      {isLong && <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />}
      {isDay ? daysAgoWords(t, age / DAY) : ageWords(t, age)}
    </span>
  )
}
