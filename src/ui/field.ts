import type { Kind } from '../platform/kinds.ts'
import { reasonWords } from '../platform/reasons.ts'
import { formatDay, formatInstant, type Language } from '../platform/thai-date.ts'
import { difference, kilograms, money, NO_VALUE, percent, whole } from './format.ts'

/** A value of a field as the wire has it. */
export type FieldValue = string | number | null | undefined

/** How each kind of value is written, without its unit. */
const WRITTEN: Readonly<Record<Kind, (value: string | number, language: Language) => string>> = {
  text: String,
  note: String,
  code: String,
  name: String,
  account: String,
  reason: (value, language) => reasonWords(String(value), language),
  flag: String,
  level: String,
  count: whole,
  grade: whole,
  kg: kilograms,
  km: String,
  percent,
  measure: money,
  bahtPerKg: money,
  baht: money,
  difference,
  day: (day, language) => formatDay(String(day), 'table', language),
  instant: (at, language) => formatInstant(String(at), 'table', language),
  time: (at, language) => formatInstant(String(at), 'time', language),
}

/** A value as lists and documents write it, without its unit: '9,220', '20/11/2569', a dash where there is none. */
export function written(kind: Kind, value: FieldValue, language: Language): string {
  return isNothing(value) ? NO_VALUE : WRITTEN[kind](value, language)
}

export function isNothing(value: FieldValue): value is null | undefined | '' {
  return value === null || value === undefined || value === ''
}
