import type { TFunction } from 'i18next'
import { byWire } from '../../../platform/fields.ts'
import { decimal } from '../../../platform/money.ts'
import { reasonWords } from '../../../platform/reasons.ts'
import { formatDay, formatInstant, type Language } from '../../../platform/thai-date.ts'
import { kilograms, money, NO_VALUE, percent, whole } from '../../../ui/format.ts'
import { GRADING_FIELDS, type GradingField } from '../../rules/fields.ts'

/** A value of a field, as on the wire. */
export type FieldValue = string | number | null | undefined
type Write = (value: string | number, t: TFunction, language: Language) => string

const text: Write = String
const kg: Write = (value, t) => `${kilograms(value)} ${t('term.kg')}`
const share: Write = (value) => `${percent(value)}%`
const grade: Write = (value) => `${whole(value)}%`
const perKg: Write = (value, t) => t('sheet.bahtPerKg', { price: money(value) })
/** A term of the price, shown without unit: its sum has it. */
const term: Write = (value) => money(value)
const instant: Write = (value, _, language) => formatInstant(String(value), 'short', language)
const day: Write = (value, _, language) => formatDay(String(value), 'short', language)
const yesNo: Write = (value, t) => t(Number(value) ? 'sheet.yes' : 'sheet.no')
const returned: Write = (value, t) =>
  t(Number(value) ? 'evaluation.return.yes' : 'evaluation.return.no')
const reason: Write = (value, _, language) => reasonWords(String(value), language)
const version: Write = (n, t) => t('sheet.priceVersion.n', { n })

const KINDS = { grade, flag: yesNo, text, kilograms: kg, percent: share, price: perKg }

/** Each field of a grading: its word, and how its value is written. */
function ofGrading() {
  const written = byWire(GRADING_FIELDS, KINDS)
  const fields = Object.values(GRADING_FIELDS).map(({ wire, words }) => [
    wire,
    [words, written[wire]],
  ])
  return Object.fromEntries(fields) as {
    [F in GradingField as F['wire']]: readonly [word: F['words'], write: Write]
  }
}

/** The fields of a ticket by their wire name, in reading order: the word of each, and how its value is written. */
const FIELDS = {
  SequenceWeightOut: ['term.slip', text],
  CarRegister: ['term.plate', text],
  CustomerDataID: ['term.avl', text],
  CustomerName: ['evaluation.seller', text],
  ProductDataID: ['term.product', text],
  ProductTypeName: ['term.productName', text],
  WeightTimeIn: ['term.timeIn', instant],
  WeightIn: ['term.weightIn', kg],
  WeightTimeOut: ['term.timeOut', instant],
  WeightOut: ['term.weightOut', kg],
  WeightNet: ['term.netWeight', kg],
  UserLogInDataIDIn: ['term.weigher', text],
  Remark1: ['term.remarks', text],
  ...ofGrading(),
  SysPalmReturn: ['term.return', returned],
  SysPalmReturnReason: ['evaluation.reason', reason],
  SysPalmReturnPercent: ['term.returnPercent', share],
  SysPrice: ['term.netPrice', perKg],
  ComputedNetPrice: ['sheet.computedNet', perKg],
  SysValuationPrice: ['term.gradePrice', term],
  SysValuationLevelPrice: ['term.levelPrice', term],
  SysValuationPremium: ['term.premium', term],
  SysValuationShippingCost: ['term.shipping', term],
  SysValuationLoyalty: ['term.consistency', term],
  SysValuationConditonQuality: ['sheet.returnRate', perKg],
  PriceVersion: ['sheet.priceVersion', version],
  LadderDay: ['sheet.ladderDay', day],
  OverrideReason: ['sheet.overrideReason', reason],
  RecDate: ['term.recDate', day],
} as const satisfies Record<string, readonly [word: string, write: Write]>

export type Field = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS) as Field[]

/** The word of a wire field. */
export function fieldWord(t: TFunction, field: Field): string {
  return t(FIELDS[field][0])
}

/** A value in words with its unit; a dash where it is empty. */
export function valueWords(
  t: TFunction,
  language: Language,
  field: Field,
  value: FieldValue,
): string {
  return isNothing(value) ? NO_VALUE : FIELDS[field][1](value, t, language)
}

export function isNothing(value: FieldValue): value is null | undefined | '' {
  return value === null || value === undefined || value === ''
}

/** Whether two values are equal in spite of their form: 5.2 and '5.20', or an instant in another offset. */
export function sameValue(field: Field, one: FieldValue, other: FieldValue): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (FIELDS[field][1] === instant) return Date.parse(String(one)) === Date.parse(String(other))
  const written: Write = FIELDS[field][1]
  if ([text, day, reason].includes(written)) return String(one) === String(other)
  return decimal(one).eq(other)
}

/** Kilograms with their sign, as in '+90'. */
export function moreKilograms(by: string | number): string {
  return decimal(by).gt(0) ? `+${kilograms(by)}` : kilograms(by)
}
