import type { TFunction } from 'i18next'
import type { Field } from '../platform/fields.ts'
import { KINDS, type Kind } from '../platform/kinds.ts'
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

const PERCENTAGES: readonly Kind[] = ['grade', 'percent']

/** The same with its unit, as it stands alone: '9,220 กก.', '18%', '20 พ.ย. 2569 14:05'. */
export function writtenAlone(
  kind: Kind,
  value: FieldValue,
  { t, language }: { t: TFunction; language: Language },
): string {
  if (isNothing(value)) return NO_VALUE
  if (kind === 'instant' || kind === 'time') return formatInstant(`${value}`, 'short', language)
  if (kind === 'day') return formatDay(`${value}`, 'short', language)
  const { unit } = KINDS[kind]
  const words = written(kind, value, language)
  if (PERCENTAGES.includes(kind)) return `${words}%`
  return unit ? `${words} ${t(unit)}` : words
}

/** What stands over the values of a field in a workbook or a document: 'ราคา (บาท/กก.)'. */
export function headOf(t: TFunction, { word, kind }: Field): string {
  const { unit } = KINDS[kind]
  return unit ? `${t(word)} (${t(unit)})` : t(word)
}

export function isNothing(value: FieldValue): value is null | undefined | '' {
  return value === null || value === undefined || value === ''
}
