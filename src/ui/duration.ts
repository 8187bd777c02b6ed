import type { TFunction } from 'i18next'

/** How long something takes or has been waiting: 58 minutes, 14 h 20 min, 1 day 17 h, 5 days. */
export function durationWords(t: TFunction, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (minutes < 1) return t('ui.minutes.none')
  if (hours < 1) return t('ui.minutes', { n: minutes })
  if (days < 1 && minutes % 60 === 0) return t('ui.age.hours.whole', { h: hours })
  if (days < 1) return t('ui.age.hours', { h: hours, m: minutes % 60 })
  if (days < 2 && hours % 24 > 0) return t('ui.age.days', { d: days, h: hours % 24 })
  return t('ui.days', { n: days, count: days })
}

/** The same of milliseconds. */
export function ageWords(t: TFunction, ms: number): string {
  return durationWords(t, Math.floor(ms / 60_000))
}

/** The same by whole days: today, yesterday, 5 days. */
export function daysAgoWords(t: TFunction, days: number): string {
  if (days <= 0) return t('ui.age.today')
  if (days === 1) return t('ui.age.yesterday')
  return t('ui.days', { n: days, count: days })
}
