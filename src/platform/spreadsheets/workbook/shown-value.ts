import type { NumberFormat } from './number-formats.ts'

const DAY_SECONDS = 86_400
/** The day 0 of Excel, as milliseconds since 1970. */
const DAY_0 = Date.UTC(1899, 11, 30)
/** By so many days later a workbook of 1904 begins to count. */
const DAYS_TO_1904 = 1462

/** The text of a number as Excel shows it; a day as 2026-11-24, with its time to the second where it has one. */
export function shownNumber(text: string, format: NumberFormat, isFrom1904: boolean): string {
  const value = Number(text)
  if (text === '' || Number.isNaN(value)) return text
  if (format.kind === 'day' && value >= 0) return dayText(value, isFrom1904)
  if (format.kind === 'percent') return `${Number((value * 100).toPrecision(15))}%`
  const plain = `${Number(value.toPrecision(15))}`
  if (format.pattern && /^\d+$/.test(plain)) return inPattern(plain, format.pattern)
  return format.unit ? `${plain} ${format.unit}` : plain
}

function dayText(serial: number, isFrom1904: boolean): string {
  const seconds = Math.round(serial * DAY_SECONDS)
  if (serial < 1) return clock(Math.min(seconds, DAY_SECONDS - 1))
  const days = Math.floor(seconds / DAY_SECONDS) + (isFrom1904 ? DAYS_TO_1904 : 0)
  const at = new Date(DAY_0 + days * DAY_SECONDS * 1000)
  if (Number.isNaN(at.getTime())) return `${serial}`
  const day = at.toISOString().slice(0, 10)
  const time = seconds % DAY_SECONDS
  return time === 0 ? day : `${day} ${clock(time)}`
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19)
}

/** A day that the file has as ISO 8601, to the second and without a zone, as a serial number has it. */
export function shownIsoDay(text: string): string {
  const [, whole, part] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)/.exec(text) ?? []
  if (whole) {
    const seconds = Math.round(Date.parse(`${whole}Z`) / 1000 + Number(part))
    return shownIsoDay(new Date(seconds * 1000).toISOString().slice(0, 19))
  }
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d(?::\d\d)?)?/.exec(text) ?? []
  if (day === '' && time === '') return text
  return [day, /^00:00(:00)?$/.test(time) && day ? '' : time].filter(Boolean).join(' ')
}

/** Digits in the places of a pattern, from the right; those without a place stand before it. */
function inPattern(digits: string, pattern: string): string {
  const places = pattern.replace(/[^0]/g, '').length
  const padded = digits.padStart(places, '0')
  let at = padded.length - places
  const first = padded.slice(0, at)
  let isFirst = true
  return pattern.replace(/0/g, () => {
    const digit = padded[at++] ?? ''
    const shown = isFirst ? `${first}${digit}` : digit
    isFirst = false
    return shown
  })
}
