import { type WordKey, words } from '../words.ts'

type Language = 'th' | 'en'
const KEY = 'I18N_LANGUAGE'

/** The language that was chosen last on this machine; Thai at first. */
export function language(): Language {
  return localStorage.getItem(KEY) === 'en' ? 'en' : 'th'
}

export function setLanguage(next: Language): void {
  localStorage.setItem(KEY, next)
  document.documentElement.lang = next
}

/** What a key says, filled in. */
export function t(key: WordKey, filling: Record<string, string | number> = {}): string {
  return words[key][language()].replace(/\{\{(\w+)\}\}/g, (_, name) => `${filling[name] ?? ''}`)
}

/** Kilograms with thousands separators. */
export function formatKg(kg: number): string {
  return kg.toLocaleString('en-US', { maximumFractionDigits: 2 })
}

/** The time of an instant of today at the mill; of another day with its day. */
export function formatTime(instant: string): string {
  const at = new Date(instant)
  const time = format(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = (one: Date) => format(one, { day: 'numeric', month: 'short' })
  return day(at) === day(new Date()) ? time : `${day(at)} ${time}`
}

/** The day and time of an instant, in figures, as slips have them: 26/11/69 10:41 in Thai. */
export function formatInstant(instant: string): string {
  const at = new Date(instant)
  const day = format(at, { day: '2-digit', month: '2-digit', year: '2-digit' })
  return `${day} ${format(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/** How long ago an instant was, to the minute. */
export function formatAgo(instant: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours > 0
    ? t('ago.hours', { h: hours, m: minutes % 60 })
    : t('ago.minutes', { m: minutes })
}

function format(at: Date, options: Intl.DateTimeFormatOptions): string {
  const locale = language() === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Bangkok', ...options }).format(at)
}
