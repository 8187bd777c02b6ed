import { arabicDigits, parseThaiDate } from '../thai-date.ts'
import { plainNumber } from '../typed-number.ts'
import {
  type DayOrder,
  dayOfFigures,
  dayOrderOf,
  figuresOf,
  fullYear,
  swappedDay,
} from './day-order.ts'

const UNIT = /(?:%|กก\.?|กิโลกรัม|กม\.?|บาท(?:\/กก\.?)?|฿|kg\.?|km\.?|baht|thb)$/i

/**
 * The decimal that a cell holds, as plain text without superfluous zeros: '1,234.50' and '๑,๒๓๔.๕ กก.' are '1234.5'.
 * Undefined where it holds no number; 1.8E+11 is none, for digits are lost.
 */
export function readDecimal(text: string): string | undefined {
  const plain = plainNumber(text.trim().replace(UNIT, '').trimEnd().replace(/^฿\s*/, ''))
  if (plain === null) return undefined
  const [, sign = '', whole = '', decimals = ''] =
    /^(-?)0*([1-9]\d*)?(?:\.(\d*))?$/.exec(plain) ?? []
  let end = decimals.length
  while (decimals[end - 1] === '0') end--
  const value = `${whole || '0'}${end > 0 ? `.${decimals.slice(0, end)}` : ''}`
  return value === '0' ? value : `${sign}${value}`
}

/**
 * Whether a spreadsheet has cut a long number short: 1.84394E+11, 1,2E+05. What was there cannot be told from it. 1E5 was
 * typed as text.
 */
export function hasLostDigits(text: string): boolean {
  return /^\d{1,3}(?:(?:[.,]\d+)?e\+|[.,]\d+e)\d+$/i.test(text.trim())
}

const MONTH =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ม\\.ค\\.|ก\\.พ\\.|มี\\.ค\\.|เม\\.ย\\.|พ\\.ค\\.|มิ\\.ย\\.|ก\\.ค\\.|ส\\.ค\\.|ก\\.ย\\.|ต\\.ค\\.|พ\\.ย\\.|ธ\\.ค\\.'
const MONTH_AND_YEAR = new RegExp(`^(?:${MONTH})-\\d\\d$`, 'i')

/** Whether a spreadsheet took a code or a plate for a day: 2026-11-24, Oct-45. What was there cannot be told from it. */
export function becameDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/.test(text) || MONTH_AND_YEAR.test(text)
}

/** Whether a cell says with a dash that there is nothing. */
export function isNoValue(text: string): boolean {
  return /^[-\u2010-\u2015\u2212]$/.test(text)
}

/**
 * The day that a cell holds, 'YYYY-MM-DD' of the Christian era: 15/11/2569, 15 พ.ย. 69, 24-Nov-26, 2569-11-15, 20261115,
 * 24112569. Figures alone are read in the order of their column. A year of two figures is of whichever era brings it
 * nearer to `now`. Undefined where it holds none.
 */
export function readDay(text: string, now: Date, order: DayOrder = 'dmy'): string | undefined {
  const typed = arabicDigits(text).trim()
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(typed)
  const day = iso && parseThaiDate(`${iso[3]}/${iso[2]}/${iso[1]}`)
  if (day) return order === 'swapped' && swappedDay(day) ? undefined : day
  const figures = figuresOf(typed)
  if (figures) return figures.rest === '' ? dayOfFigures(figures, order, now) : undefined
  const named = namedDay(typed)
  const [, before = '', year = ''] = /^(.*\D)(\d\d)$/.exec(named) ?? []
  return parseThaiDate(year ? `${before}${fullYear(year, now)}` : named) ?? undefined
}

const WEEKDAY = /^(?:วัน\S*?ที่|วันที่|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s)\s*/i

/** A day with the name of its month, its parts set apart by spaces, the month in the middle: 24-Nov-26, Nov 24, 2026. */
function namedDay(typed: string): string {
  const [, month, day, year] =
    /^([a-z]{3,9})\.?[\s-]+(\d{1,2}),?[\s-]+(\d{4}|\d\d)$/i.exec(typed) ?? []
  if (month) return `${day} ${month} ${year}`
  return typed
    .replace(WEEKDAY, '')
    .replace(/(?<=\d)[-/.,\s]+(?=\p{L})|(?<=[\p{L}\p{M}.])[-/,\s]+(?=\d)/gu, ' ')
}

/** The letters of a day with its time, however it is written. */
const MAX_INSTANT = 100

const HALF = String.raw`am|pm|a\.m\.|p\.m\.|ก่อนเที่ยง|หลังเที่ยง`
/** How a time of day is written: 14:05, 14.05.30 น., เวลา 08:40, 2:05 PM, 1:30:00 หลังเที่ยง. */
const CLOCK = new RegExp(
  String.raw`^(?:เวลา\s*)?(?:(${HALF})\s*)?(\d{1,2})[:.](\d\d)(?:[:.](\d\d)([.,]\d+)?)?\s*(${HALF})?\s*(?:น\.?|นาฬิกา|hrs?\.?)?$`,
  'i',
)
/** The same in a run of figures, which may have lost the zero in front: 080000, 80000, 0800. */
const RUN = /^(\d{1,2})(\d\d)(\d\d)?$/

/** The day 0 of Excel and Access, on which they keep a time of day alone. */
const DAY_0 = /^(?:1899-12-3[01]|3[01]\/12\/1899)[ T]/

/** The time of day that a cell holds, 'HH:MM:SS' with the fraction it has; undefined where it holds none. */
export function readTimeOfDay(text: string): string | undefined {
  if (text.length > MAX_INSTANT) return undefined
  const typed = arabicDigits(text)
    .trim()
    .replace(DAY_0, '')
    .replace(RUN, (_, h, m, s = '00') => `${h}:${m}:${s}`)
  const [, ahead, hour, minute, second = '00', fraction = '', behind] = CLOCK.exec(typed) ?? []
  if (hour === undefined || Number(minute) > 59 || Number(second) > 59) return undefined
  const half = ahead ?? behind
  const isHalfDay = half !== undefined
  if (Number(hour) > (isHalfDay ? 12 : 23) || (isHalfDay && Number(hour) === 0)) return undefined
  const ofDay = isHalfDay ? (Number(hour) % 12) + (/^(?:p|หลัง)/i.test(half) ? 12 : 0) : Number(hour)
  return `${`${ofDay}`.padStart(2, '0')}:${minute}:${second}${fraction.replace(',', '.')}`
}

/** The longest that a truck stays of whose leaving only the time of day is known. */
const LONGEST_STAY = 18 * 3600_000

/** When a truck left that came at `since`, where only the time of day is known: after midnight, on the next day. */
export function leavingAfter(since: Date, sameDay: Date): Date {
  const nextDay = new Date(sameDay.getTime() + 24 * 3600_000)
  return sameDay < since && nextDay.getTime() - since.getTime() < LONGEST_STAY ? nextDay : sameDay
}

/** A day and a time in one cell. */
const DAY_AND_TIME = new RegExp(
  String.raw`^(.+?)(?:[T\s,]+)((?:เวลา\s*)?(?:(?:${HALF})\s*)?\d{1,2}[:.]\d\d.*|\d{6}|\d{4})$`,
  'i',
)
const DAY_AND_TIME_RUN = /^(\d{8})(\d{6}|\d{4})$/

/**
 * The instant that a cell holds: a day as `readDay` has it and a time of the mill (UTC+7), or ISO 8601 with an offset.
 * A time of day in a cell of its own is read with its `day`. Undefined where it holds none.
 */
export function readInstant(
  text: string,
  now: Date,
  { day, order }: { day?: string | undefined; order?: DayOrder | undefined } = {},
): Date | undefined {
  if (text.length > MAX_INSTANT) return undefined
  const typed = arabicDigits(text).trim()
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/i.test(typed)) return instantOf(typed)
  const [, date = '', clock = ''] =
    day === undefined
      ? (DAY_AND_TIME_RUN.exec(typed) ?? DAY_AND_TIME.exec(typed) ?? [])
      : ['', day, typed]
  const [on, at] = [readDay(date, now, order), readTimeOfDay(clock)]
  return on && at ? instantOf(`${on}T${at}+07:00`) : undefined
}

/** The order of the days of columns of a table, which one program writes alike; those of `own` where they differ. */
export function orderOfDays(
  all: readonly (readonly string[])[],
  now: Date,
): (own: readonly string[]) => DayOrder {
  const together = dayOrderOf(all.flat(), now)
  return (own) => (together === 'unclear' ? dayOrderOf(own, now) : together)
}

/** Those of a column of times that have a day too: 11.24.26 alone is a time there, in a column of days it is none. */
export function withoutTimesAlone(texts: readonly string[]): string[] {
  return texts.filter((text) => readTimeOfDay(text) === undefined)
}

function instantOf(iso: string): Date | undefined {
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}
