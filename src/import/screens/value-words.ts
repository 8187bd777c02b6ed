import { formatDay, formatInstant, type Language } from '../../platform/thai-date.ts'
import type { FIELD_KINDS } from '../rules.ts'

const NUMBER = /^(\d+)(\.\d+)?$/
const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/**
 * A value of a field as an officer reads it: a number with its thousands, a day and a time as on every screen, with
 * seconds where there are some. What is no number and no time stays as it was typed.
 */
export function valueWords(
  kind: (typeof FIELD_KINDS)[number] | undefined,
  value: string,
  language: Language,
): string {
  if (kind === 'number' && NUMBER.test(value))
    return value.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')
  if (kind === 'day' && DAY.test(value)) return formatDay(value, 'table', language)
  if (kind === 'instant' && INSTANT.test(value)) {
    const style = value.endsWith(':00') ? 'table' : 'audit'
    return formatInstant(`${value.replace(' ', 'T')}+07:00`, style, language)
  }
  return value
}
