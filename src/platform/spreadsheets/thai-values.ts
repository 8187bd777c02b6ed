import { arabicDigits, parseThaiDate } from '../thai-date.ts'
import { plainNumber } from '../typed-number.ts'

const UNIT = /\s*(?:%|กก\.?|กิโลกรัม|กม\.?|บาท(?:\/กก\.?)?|฿|kg\.?|km\.?|baht|thb)\s*$/i

/**
 * The decimal that a cell holds, as plain text without superfluous zeros: '1,234.50' and '๑,๒๓๔.๕ กก.' are '1234.5'.
 * Undefined where it holds no number; 1.8E+11 is none, for digits are lost.
 */
export function readDecimal(text: string): string | undefined {
  const plain = plainNumber(text.replace(UNIT, '').replace(/^฿\s*/, ''))
  if (plain === null) return undefined
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d*)\.?(\d*?)0*$/.exec(plain) ?? []
  const value = `${whole || '0'}${fraction && `.${fraction}`}`
  return value === '0' ? value : `${sign}${value}`
}

/** Whether a spreadsheet has cut a long number short: 1.84394E+11. What was there cannot be told from it. */
export function hasLostDigits(text: string): boolean {
  return /^\d(?:\.\d+)?e\+?\d+$/i.test(text.trim())
}

/** Whether a cell says with a dash that there is nothing. */
export function isNoValue(text: string): boolean {
  return /^[-\u2010-\u2015\u2212]$/.test(text)
}

/**
 * The day that a cell holds, 'YYYY-MM-DD' of the Christian era: 15/11/2569, 15 พ.ย. 69, 2026-11-15, 2569-11-15,
 * 20261115. A year of two digits is of whichever era brings it nearer to `now`. Undefined where it holds none.
 */
export function readDay(text: string, now: Date): string | undefined {
  const typed = arabicDigits(text).trim()
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(typed)
  if (iso) return dayOf(iso[3], iso[2], iso[1])
  const short = /^(.*\D)(\d\d)$/.exec(typed)
  if (!short) return parseThaiDate(typed) ?? undefined
  const [, before = '', year = ''] = short
  const present = now.getUTCFullYear()
  const isBuddhist =
    Math.abs(1957 + Number(year) - present) <= Math.abs(2000 + Number(year) - present)
  return parseThaiDate(`${before}${isBuddhist ? 25 : 20}${year}`) ?? undefined
}

/** How a time of day is written: 14:05, 14.05.30 น., เวลา 08:40, 2:05 PM. */
const CLOCK =
  /^(?:เวลา\s*)?(\d{1,2})[:.](\d\d)(?:[:.](\d\d)([.,]\d+)?)?\s*(am|pm|a\.m\.|p\.m\.)?\s*(?:น\.?|hrs?\.?)?$/i

/** The time of day that a cell holds, 'HH:MM:SS' with the fraction it has; undefined where it holds none. */
export function readTimeOfDay(text: string): string | undefined {
  const [, hour, minute, second = '00', fraction = '', half] =
    CLOCK.exec(arabicDigits(text).trim()) ?? []
  if (hour === undefined || Number(minute) > 59 || Number(second) > 59) return undefined
  const isHalfDay = half !== undefined
  if (Number(hour) > (isHalfDay ? 12 : 23) || (isHalfDay && Number(hour) === 0)) return undefined
  const ofDay = isHalfDay ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour)
  return `${`${ofDay}`.padStart(2, '0')}:${minute}:${second}${fraction.replace(',', '.')}`
}

/** The longest that a truck stays of whose leaving only the time of day is known. */
const LONGEST_STAY = 18 * 3600_000

/** When a truck left that came at `since`, where only the time of day is known: after midnight, on the next day. */
export function leavingAfter(since: Date, sameDay: Date): Date {
  const nextDay = new Date(sameDay.getTime() + 24 * 3600_000)
  return sameDay < since && nextDay.getTime() - since.getTime() < LONGEST_STAY ? nextDay : sameDay
}

/**
 * The instant that a cell holds: a day as `readDay` has it and a time of the mill (UTC+7), or ISO 8601 with an offset.
 * A time of day in a cell of its own is read with its `day`. Undefined where it holds none.
 */
export function readInstant(text: string, now: Date, day?: string): Date | undefined {
  const typed = arabicDigits(text).trim()
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/i.test(typed)) return instantOf(typed)
  const written = day === undefined ? typed : `${day} ${typed}`
  const [, date = '', clock = ''] =
    /^(.+?)[T\s,]+((?:เวลา\s*)?\d{1,2}[:.]\d\d.*)$/.exec(written) ?? []
  const [on, at] = [readDay(date, now), readTimeOfDay(clock)]
  return on && at ? instantOf(`${on}T${at}+07:00`) : undefined
}

function dayOf(date = '', month = '', year = ''): string | undefined {
  return parseThaiDate(`${date}/${month}/${year}`) ?? undefined
}

function instantOf(iso: string): Date | undefined {
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}
