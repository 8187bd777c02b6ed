import type { TFunction } from 'i18next'

/** 84 minutes as 1 h 24 min; whole days from one on. */
export function durationWords(t: TFunction, minutes: number): string {
  if (minutes < 60) return t('ui.minutes', { n: minutes })
  if (minutes < 1440) return t('ui.hours', { h: Math.floor(minutes / 60), m: minutes % 60 })
  const days = Math.floor(minutes / 1440)
  return t('ui.days', { n: days, count: days })
}

/** 84 minutes as 1:24 h. */
export function shortDurationWords(t: TFunction, minutes: number): string {
  if (minutes < 60 || minutes >= 1440) return durationWords(t, minutes)
  const mm = `${minutes % 60}`.padStart(2, '0')
  return t('ui.hours.brief', { h: Math.floor(minutes / 60), mm })
}
