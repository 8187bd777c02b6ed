import { formatDay, type Language } from '../../../platform/thai-date.ts'

/** Days without their year: 11 ต.ค., 14 – 19 พ.ย., 30 ต.ค. – 21 พ.ย. */
export function daysWords(from: string, to: string, language: Language): string {
  const [first = '', month = ''] = formatDay(from, 'short', language).split(' ')
  const [last = '', lastMonth = ''] = formatDay(to, 'short', language).split(' ')
  if (from === to) return `${first} ${month}`
  return month === lastMonth
    ? `${first} – ${last} ${month}`
    : `${first} ${month} – ${last} ${lastMonth}`
}
