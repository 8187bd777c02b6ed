import { KINDS, type Kind } from '../../platform/kinds.ts'
import { formatDay, type Language } from '../../platform/thai-date.ts'
import { written } from '../../ui/field.ts'
import { kilograms, NO_VALUE } from '../../ui/format.ts'
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

/** What a value is called; its own name where no word names it. Percentages say so themselves. */
export function valueName({ t }: Reader, { key, name }: ChangedValue): string {
  if (!name) return key
  const words = t(name.word, key, name.filling)
  return name.kind === 'percent' ? words.replace(' (%)', '') : words
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
  const kind = name?.kind ?? 'text'
  if (!isReadable(kind, text)) return text
  return WRITTEN[kind]?.(text, reader, bank) ?? written(kind as Kind, text, reader.language)
}

/** Figures and times are written as such only where they are. */
function isReadable(kind: ValueKind, text: string): boolean {
  if (kind === 'day' || kind === 'instant') return !Number.isNaN(Date.parse(text))
  const isFigure = kind in KINDS && KINDS[kind as Kind].places !== undefined
  return !isFigure || !Number.isNaN(Number(text))
}

type Write = (value: string, reader: Reader, bank: unknown) => string
const asItIs: Write = (value) => value
const share: Write = (value) => `${Number(value)}%`

/** What the trail writes otherwise than lists do. */
const WRITTEN: Partial<Record<ValueKind, Write>> = {
  measure: asItIs,
  factor: asItIs,
  grade: share,
  percent: share,
  kg: (value, { t }) => `${kilograms(value)} ${t('term.kg', 'kg')}`,
  flag: (value, { t }) =>
    value === 'true' || value === '1' ? t('audit.value.yes', value) : t('audit.value.no', value),
  day: (value, { language }) => formatDay(value.slice(0, 10), 'table', language),
  account: (value, _, bank) => groupAccount(value, typeof bank === 'string' ? bank : null),
  state: (value, { t }) => t(`po.state.${value}`, value),
  role: (value, { t }) => t(`role.${value}`, value),
  level: (value, { t }) => t(`level.${value}`, value),
  why: (value, { t }) => t(`audit.why.${value}`, t(value, value)),
}

/** What an action is called: by its own word, by that of its verb, or else as it is. */
export function actionText({ t }: Reader, action: string): string {
  const verb = action.slice(action.indexOf('.') + 1)
  return t(`audit.action.${action}`, t(`audit.action.${verb}`, action))
}
