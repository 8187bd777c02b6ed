import { withoutInvisible } from './invisible.ts'

/**
 * Days and instants as the mill reads them: a fixed UTC+7, the Buddhist era in Thai and the
 * Christian era in English. A day is text 'YYYY-MM-DD' (Christian era), as the database keeps it.
 */

export type Language = 'th' | 'en'
export type DayStyle = 'full' | 'heading' | 'short' | 'table'
export type InstantStyle = 'table' | 'brief' | 'audit' | 'short' | 'time' | 'clock'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const UTC_PLUS_7 = 420 * MINUTE
const BUDDHIST_ERA = 543

const MONTHS = {
  th: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
}
const SHORT_MONTHS = {
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
}
const WEEKDAYS = {
  th: 'อาทิตย์ จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}
export const SHORT_WEEKDAYS = {
  th: 'อา. จ. อ. พ. พฤ. ศ. ส.'.split(' '),
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
}

/** The day of the mill on which an instant falls. */
export function businessDay(instant: Date | string): string {
  return millClock(instant).slice(0, 10)
}

/** The day `count` days after `day`; a negative count goes back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

/** The instant at which a day of the mill begins. */
export function dayBegins(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`)
}

/** The month of an order number: 20 November 2026 is '6911'. */
export function buddhistYearMonth(instant: Date | string): string {
  const day = businessDay(instant)
  return `${yearOf(day, 'th') % 100}`.padStart(2, '0') + day.slice(5, 7)
}

/** The stamp in a file name, Christian era: '20261120140530'. */
export function fileStamp(instant: Date | string): string {
  return millClock(instant).slice(0, 19).replace(/\D/g, '')
}

/** The instant with the mill's offset: '2026-11-20T14:05:00.000+07:00'. */
export function toOffsetIso(instant: Date | string): string {
  return millClock(instant).replace('Z', '+07:00')
}

/** A day in words: full in facts, heading in reports, short in chips, table as dd/mm/yyyy. */
export function formatDay(day: string, style: DayStyle, language: Language): string {
  const month = Number(day.slice(5, 7)) - 1
  const date = Number(day.slice(8, 10))
  const year = yearOf(day, language)
  if (style === 'table') return `${day.slice(8, 10)}/${day.slice(5, 7)}/${year}`
  if (style === 'short') return `${date} ${SHORT_MONTHS[language][month]} ${year}`
  if (style === 'full') return `${date} ${MONTHS[language][month]} ${year}`
  const weekday = WEEKDAYS[language][weekdayOf(day)]
  return language === 'th'
    ? `วัน${weekday}ที่ ${date} ${MONTHS.th[month]} พ.ศ. ${year}`
    : `${weekday}, ${date} ${MONTHS.en[month]} ${year}`
}

/**
 * An instant in words: table and short carry day and time, brief without the year ('20/11 14:05'), audit the seconds too;
 * time is the bare '14:05' of a column about one day, clock the '14:05 น.' of a sentence.
 */
export function formatInstant(
  instant: Date | string,
  style: InstantStyle,
  language: Language,
): string {
  const clock = millClock(instant)
  const time = clock.slice(11, style === 'audit' ? 19 : 16)
  if (style === 'time') return time
  if (style === 'clock') return language === 'th' ? `${time} น.` : time
  if (style === 'brief') return `${clock.slice(8, 10)}/${clock.slice(5, 7)} ${time}`
  return `${formatDay(clock.slice(0, 10), style === 'short' ? 'short' : 'table', language)} ${time}`
}

/** '20 พ.ย.': a day without its year. */
export function dayOfMonth(day: string, language: Language): string {
  return `${Number(day.slice(8, 10))} ${SHORT_MONTHS[language][Number(day.slice(5, 7)) - 1]}`
}

/** The time of an instant of today; of any other day its day beside it: '14:05', '19 พ.ย. 14:05'. */
export function formatMoment(
  instant: Date | string,
  now: Date | string,
  language: Language,
): string {
  const day = businessDay(instant)
  const time = formatInstant(instant, 'time', language)
  return day === businessDay(now) ? time : `${dayOfMonth(day, language)} ${time}`
}

/** How long ago, up to yesterday; the short day and time before that. */
export function formatPast(instant: Date | string, now: Date | string, language: Language): string {
  const minutes = Math.floor((timeOf(now) - timeOf(instant)) / MINUTE)
  if (minutes < 1) return language === 'th' ? 'เมื่อสักครู่' : 'just now'
  if (minutes < 60) return language === 'th' ? `${minutes} นาทีที่แล้ว` : `${minutes} min ago`
  const clock = formatInstant(instant, 'clock', language)
  const today = businessDay(now)
  if (businessDay(instant) === today) return `${language === 'th' ? 'วันนี้' : 'today'} ${clock}`
  if (businessDay(instant) === addDays(today, -1))
    return `${language === 'th' ? 'เมื่อวาน' : 'yesterday'} ${clock}`
  return formatInstant(instant, 'short', language)
}

/** How long to wait, in whole seconds up to a minute and a half and in whole minutes above. */
export function formatWait(seconds: number, language: Language): string {
  const inSeconds = seconds <= 90
  const n = inSeconds ? seconds : Math.ceil(seconds / 60)
  if (language === 'th') return `${n} ${inSeconds ? 'วินาที' : 'นาที'}`
  return `${n} ${inSeconds ? 'second' : 'minute'}${n === 1 ? '' : 's'}`
}

/** The name of a month and its year, as the head of a calendar. */
export function formatMonth(day: string, language: Language): string {
  return `${MONTHS[language][Number(day.slice(5, 7)) - 1]} ${yearOf(day, language)}`
}

/**
 * Reads a typed day: 20/11/2569, 20/11/69, 201169, 20112569, 20 พ.ย. 69, 20 Nov 2026.
 * A year from 2400 is of the Buddhist era, one of two digits too, any other Christian.
 * Marks that nobody sees are passed over. Null when it is no day of the calendar.
 */
export function parseThaiDate(text: string): string | null {
  const [date, month, year] = typedParts(arabicDigits(withoutInvisible(text)).trim()) ?? []
  if (!date || !month || !year) return null
  const typed = Number(year)
  const christian =
    year.length === 2 ? typed + 2500 - BUDDHIST_ERA : typed < 2400 ? typed : typed - BUDDHIST_ERA
  const day = `${christian}-${pad(month)}-${pad(date)}`
  return isInCalendar(day) && christian >= 1900 && christian < 2200 ? day : null
}

/** Whether there is a day `2026-02-28`, or a day and time `2026-02-28T23:59:00`; of 31 February there is none. */
export function isInCalendar(text: string): boolean {
  const time = Date.parse(text.includes('T') ? `${text}Z` : text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function typedParts(text: string): string[] | undefined {
  const run = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text)
  if (run) return run.slice(1)
  const numbers = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/.exec(text)
  if (numbers) return numbers.slice(1)
  const words = /^(\d{1,2})\s*([^\d\s]+)\s*(?:พ\.ศ\.|ค\.ศ\.)?\s*(\d{4}|\d{2})$/.exec(text)
  const month = words && monthNamed(words[2] ?? '')
  return month ? [words[1] ?? '', `${month}`, words[3] ?? ''] : undefined
}

function monthNamed(typed: string): number {
  const name = bare(typed)
  const short = [SHORT_MONTHS.th, SHORT_MONTHS.en].map((list) => list.map(bare).indexOf(name))
  const full = [MONTHS.th, MONTHS.en].map((list) =>
    name.length > 2 ? list.findIndex((month) => bare(month).startsWith(name)) : -1,
  )
  return Math.max(...short, ...full) + 1
}

function bare(name: string): string {
  return name.replaceAll('.', '').toLowerCase()
}

/** `text` with its Thai digits as Arabic ones. */
export function arabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => `${digit.charCodeAt(0) - 0x0e50}`)
}

function pad(number: string): string {
  return number.padStart(2, '0')
}

function yearOf(day: string, language: Language): number {
  return Number(day.slice(0, 4)) + (language === 'th' ? BUDDHIST_ERA : 0)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

/** The hour of the mill's day in which an instant lies, 0 to 23. */
export function hourOf(instant: Date | string): number {
  return Number(millClock(instant).slice(11, 13))
}

function millClock(instant: Date | string): string {
  return new Date(timeOf(instant) + UTC_PLUS_7).toISOString()
}

function timeOf(instant: Date | string): number {
  return typeof instant === 'string' ? Date.parse(instant) : instant.getTime()
}
