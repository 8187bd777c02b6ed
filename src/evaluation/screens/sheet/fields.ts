import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { KINDS, type Kind } from '../../../platform/kinds.ts'
import { decimal } from '../../../platform/money.ts'
import { formatDay, formatInstant, type Language } from '../../../platform/thai-date.ts'
import { type FieldValue, isNothing, written } from '../../../ui/field.ts'
import { kilograms, NO_VALUE } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { TICKET_FIELDS } from '../../rules/ticket-fields.ts'

export type Field = keyof typeof TICKET_FIELDS
export const FIELD_NAMES = Object.keys(TICKET_FIELDS) as Field[]

/** The terms of the price, shown without unit: their sum has it. */
const TERMS: readonly Field[] = [
  'SysValuationPrice',
  'SysValuationLevelPrice',
  'SysValuationPremium',
  'SysValuationShippingCost',
  'SysValuationLoyalty',
]

/** As `fieldWords`, in the language of the officer. */
export function useFieldWords() {
  const { t } = useTranslation()
  return fieldWords(t, useLanguage())
}

/** What the screens of a ticket call its fields, and how they write a value: with its unit, a dash where it is empty. */
export function fieldWords(t: TFunction, language: Language) {
  return {
    word: (field: Field) => t(TICKET_FIELDS[field].word),
    value: (field: Field, value: FieldValue) => {
      if (isNothing(value)) return NO_VALUE
      const { kind } = TICKET_FIELDS[field]
      if (field === 'PriceVersion') return t('sheet.priceVersion.n', { n: value })
      if (field === 'SysPalmReturn')
        return t(Number(value) ? 'evaluation.return.yes' : 'evaluation.return.no')
      if (kind === 'flag') return t(Number(value) ? 'sheet.yes' : 'sheet.no')
      return TERMS.includes(field)
        ? written(kind, value, language)
        : writtenAlone(kind, value, { t, language })
    },
  }
}

const PERCENTAGES: readonly Kind[] = ['grade', 'percent']

/** A value with its unit, as it stands alone: '9,220 กก.', '18%', '20 พ.ย. 2569 14:05'. */
function writtenAlone(
  kind: Kind,
  value: string | number,
  { t, language }: { t: TFunction; language: Language },
): string {
  if (kind === 'instant' || kind === 'time') return formatInstant(`${value}`, 'short', language)
  if (kind === 'day') return formatDay(`${value}`, 'short', language)
  const { unit } = KINDS[kind]
  const words = written(kind, value, language)
  if (PERCENTAGES.includes(kind)) return `${words}%`
  return unit ? `${words} ${t(unit)}` : words
}

const TEXTS: readonly string[] = ['text', 'code', 'name', 'day', 'reason']

/** Whether two values are equal in spite of their form: 5.2 and '5.20', or an instant in another offset. */
export function sameValue(field: Field, one: FieldValue, other: FieldValue): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  const { kind } = TICKET_FIELDS[field]
  if (kind === 'instant') return Date.parse(String(one)) === Date.parse(String(other))
  if (TEXTS.includes(kind)) return String(one) === String(other)
  return decimal(one).eq(other)
}

/** Kilograms with their sign, as in '+90'. */
export function moreKilograms(by: string | number): string {
  return decimal(by).gt(0) ? `+${kilograms(by)}` : kilograms(by)
}
