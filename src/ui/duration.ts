import type { TFunction } from 'i18next'

/** 84 minutes as 1 h 24 min; whole days from one on. */
export function durationWords(t: TFunction, minutes: number): string {
  if (minutes < 60) return t('ui.minutes', { n: minutes })
  if (minutes < 1440) return t('ui.age.hours', { h: Math.floor(minutes / 60), m: minutes % 60 })
  const days = Math.floor(minutes / 1440)
  return t('ui.days', { n: days, count: days })
}

/** 84 minutes as 1:24 h. */
export function shortDurationWords(t: TFunction, minutes: number): string {
  if (minutes < 60 || minutes >= 1440) return durationWords(t, minutes)
  const mm = `${minutes % 60}`.padStart(2, '0')
  return t('ui.hours.brief', { h: Math.floor(minutes / 60), mm })
}

/** How long something has been waiting: 58 minutes, 14 h 20 min, 1 day 17 h, 5 days. */
export function ageWords(t: TFunction, ms: number): string {
  const minutes = Math.max(Math.floor(ms / 60_000), 0)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (hours < 1) return t('ui.minutes', { n: minutes })
  if (days < 1 && minutes % 60 === 0) return t('ui.age.hours.whole', { h: hours })
  if (days < 1) return t('ui.age.hours', { h: hours, m: minutes % 60 })
  if (days < 2 && hours % 24 > 0) return t('ui.age.days', { d: days, h: hours % 24 })
  return t('ui.days', { n: days, count: days })
}

/** The same by whole days: today, yesterday, 5 days. */
export function daysAgoWords(t: TFunction, days: number): string {
  if (days <= 0) return t('ui.age.today')
  if (days === 1) return t('ui.age.yesterday')
  return t('ui.days', { n: days, count: days })
}
