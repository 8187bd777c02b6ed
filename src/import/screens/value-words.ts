import { formatDay, formatInstant, isInCalendar, type Language } from '../../platform/thai-date.ts'
import type { FIELD_KINDS } from '../rules.ts'

const NUMBER = /^(\d+)(\.\d+)?$/
const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** Baht per kg have two decimals, as on every screen. */
const PRICE = /^Grade\d+$|Price$|^ValueShippingCost$|^ValueConsistency$/

/**
 * A value of a field as an officer reads it: a number with its thousands, a day and a time as on every screen, with
 * seconds where there are some. What is no number and no time stays as it was typed.
 */
export function valueWords(
  kind: (typeof FIELD_KINDS)[number] | undefined,
  value: string,
  language: Language,
  field = '',
): string {
  if (kind === 'number' && NUMBER.test(value))
    return (PRICE.test(field) ? inSatang(value) : value).replace(
      /\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g,
      ',',
    )
  if (kind === 'day' && DAY.test(value) && isInCalendar(value))
    return formatDay(value, 'table', language)
  const time = value.replace(' ', 'T')
  if (kind === 'instant' && INSTANT.test(value) && isInCalendar(time))
    return formatInstant(`${time}+07:00`, value.endsWith(':00') ? 'table' : 'audit', language)
  return value
}

/** With two decimals at least: what has more is seen to its last figure. */
function inSatang(value: string): string {
  const [whole = '', fraction = ''] = value.split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
