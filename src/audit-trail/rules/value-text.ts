import { reasonWords } from '../../platform/reasons.ts'
import { formatDay, formatInstant, type Language } from '../../platform/thai-date.ts'
import { kilograms, money, NO_VALUE, whole } from '../../ui/format.ts'
import { groupAccount } from '../../vendors/rules.ts'
import type { ChangedValue, ValueKind } from './values.ts'

/** A word by its key; `otherwise` where there is none. */
type Translate = (
  key: string,
  otherwise: string,
  filling?: Record<string, string | number>,
) => string

export interface Reader {
  t: Translate
  language: Language
}

/** What a value is called; its own name where no word names it. */
export function valueName({ t }: Reader, { key, name }: ChangedValue): string {
  return name ? t(name.word, key, name.filling) : key
}

/** One side of a value as a person reads it, with its unit. */
export function sideText(
  reader: Reader,
  { name }: ChangedValue,
  value: unknown,
  bank?: unknown,
): string {
  if (value === null || value === undefined || value === '') return NO_VALUE
  const text = String(value)
  const format = FORMATS[name?.kind ?? 'text']
  return isReadable(name?.kind, text) ? format(text, reader, bank) : text
}

/** Figures and times are written as such only where they are. */
function isReadable(kind: ValueKind | undefined, text: string): boolean {
  if (
    kind === 'kg' ||
    kind === 'perKg' ||
    kind === 'percent' ||
    kind === 'number' ||
    kind === 'count'
  ) {
    return !Number.isNaN(Number(text))
  }
  return (kind !== 'day' && kind !== 'instant') || !Number.isNaN(Date.parse(text))
}

const FORMATS: Record<ValueKind, (value: string, reader: Reader, bank: unknown) => string> = {
  text: (value) => value,
  kg: (value, { t }) => `${kilograms(value)} ${t('term.kg', 'kg')}`,
  perKg: money,
  percent: (value) => `${Number(value)}%`,
  number: (value) => value,
  count: whole,
  flag: (value, { t }) =>
    value === 'true' || value === '1' ? t('audit.value.yes', value) : t('audit.value.no', value),
  day: (value, { language }) => formatDay(value.slice(0, 10), 'table', language),
  instant: (value, { language }) => formatInstant(value, 'table', language),
  account: (value, _, bank) => groupAccount(value, typeof bank === 'string' ? bank : null),
  state: (value, { t }) => t(`po.state.${value}`, value),
  role: (value, { t }) => t(`role.${value}`, value),
  level: (value, { t }) => t(`level.${value}`, value),
  reason: (value, { language }) => reasonWords(value, language),
  why: (value, { t }) => t(`audit.why.${value}`, t(value, value)),
}

/** What an action is called: by its own word, by that of its verb, or else as it is. */
export function actionText({ t }: Reader, action: string): string {
  const verb = action.slice(action.indexOf('.') + 1)
  return t(`audit.action.${action}`, t(`audit.action.${verb}`, action))
}
