import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { businessDay } from '../../platform/thai-date.ts'
import { ageWords, daysAgoWords } from '../duration.ts'
import { useNow } from '../live/use-now.ts'

const DAY = 86_400_000

interface Props {
  /** A day of the mill, which is shown in whole days, or an instant. */
  since: string | Date
  /** Past this age it is highlighted, in milliseconds. */
  limitMs?: number
  /** Whole days for an instant too: today, yesterday, 5 days. */
  days?: boolean
  /** The present moment where it is not that of this computer. */
  now?: Date
}

/** How long something has been waiting; past its limit with a triangle. */
export function Age({ since, limitMs = Number.POSITIVE_INFINITY, days, now }: Props) {
  const { t } = useTranslation()
  const clock = useNow()
  const present = now ?? clock
  const isDay = days || isDayText(since)
  const age = isDay ? daysSince(since, present) * DAY : present.getTime() - instantOf(since)
  const isLong = age > limitMs
  return (
    <span className={`glyphed num ${isLong ? 'attention medium' : 'secondary'}`}>
      {isLong && <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />}
      {isDay ? daysAgoWords(t, age / DAY) : ageWords(t, age)}
    </span>
  )
}

function isDayText(since: string | Date): boolean {
  return typeof since === 'string' && since.length === 10
}

function instantOf(since: string | Date): number {
  return new Date(since).getTime()
}

/** Days of the mill from the one on which it began to today. */
function daysSince(since: string | Date, now: Date): number {
  const first = isDayText(since) ? since.toString() : businessDay(since)
  return Math.round((Date.parse(businessDay(now)) - Date.parse(first)) / DAY)
}
