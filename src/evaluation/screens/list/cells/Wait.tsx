import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { minutesIn, type PalmRecord } from '../../record.ts'
import css from './cells.module.css'

/** A truck that waits longer needs a look. */
export const LONG_MINUTES = 60

/** How long a truck waits; over an hour somebody has to look. `brief` is for a narrow column. */
export function Wait({ record, now, brief }: { record: PalmRecord; now: Date; brief?: boolean }) {
  const { t } = useTranslation()
  const minutes = minutesIn(record, now)
  const long = minutes >= LONG_MINUTES
  const words = t('evaluation.waiting', { time: waitWords(t, minutes) })
  return (
    <span className={css.wait} title={brief ? words : undefined} data-long={long || undefined}>
      {long && <IconAlertTriangle size={13} stroke={1.7} aria-hidden="true" />}
      {brief ? briefWords(t, minutes) : words}
    </span>
  )
}

/** 84 minutes as 1:24 h. */
function briefWords(t: TFunction, minutes: number): string {
  if (minutes < 60 || minutes >= 1440) return waitWords(t, minutes)
  const mm = `${minutes % 60}`.padStart(2, '0')
  return t('evaluation.hours.brief', { h: Math.floor(minutes / 60), mm })
}

/** 84 minutes as 1 h 24 min. */
export function waitWords(t: TFunction, minutes: number): string {
  if (minutes < 60) return t('evaluation.minutes', { n: minutes })
  if (minutes < 1440) return t('evaluation.hours', { h: Math.floor(minutes / 60), m: minutes % 60 })
  const days = Math.floor(minutes / 1440)
  return t('evaluation.days', { n: days, count: days })
}
