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

function format(at: Date, options: Intl.DateTimeFormatOptions): string {
  const locale = language() === 'th' ? 'th-TH' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Bangkok', ...options }).format(at)
}
