import type { Data } from '../../platform/documents/render-pdf.ts'
import type { Decimal } from '../../platform/money.ts'
import { reasonWords } from '../../platform/reasons.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { kilograms, NO_VALUE, percent } from '../../ui/format.ts'
import type { Slip } from '../reads/sheet.ts'
import { COMPOSITION } from '../rules/fields.ts'
import { joined, line, t } from './translate.ts'

/** The number that a truck is known by while it is in the yard. */
export function weighIn({ weight }: Slip): string {
  return t('slip.weighIn', { ticket: weight.WeightScaleIDIn })
}

/** Who brought what in which truck. */
export function facts(slip: Slip): Data {
  const { AVL, CustomerName, CarRegister, ProductTypeName, ProductDataID } = slip.weight
  const noted = (field: Field) => ({ note: correctionNote(slip, field) })
  return [
    line(t('slip.seller'), `AVL ${AVL} ${CustomerName}`, noted('CustomerDataID')),
    line(t('term.plate'), CarRegister, noted('CarRegister')),
    line(t('term.product'), joined(ProductTypeName, ProductDataID), noted('ProductDataID')),
  ]
}

/** Both weighings with their times and what is between them, in kg. */
export function weights(slip: Slip): Data {
  const { WeightIn, WeightTimeIn, WeightOut, WeightTimeOut, WeightNet } = slip.weight
  const at = (time: Date | string | null) => (time ? formatInstant(time, 'table', 'th') : '')
  return {
    title: [t('slip.weights'), slip.weight.SequenceWeightOut ? weighIn(slip) : ''],
    unit: t('term.kg'),
    rows: [
      line(t('term.weightIn'), kilograms(WeightIn), {
        beside: at(WeightTimeIn),
        note: correctionNote(slip, 'WeightIn', 'WeightTimeIn'),
      }),
      line(t('term.weightOut'), kilograms(WeightOut), {
        beside: at(WeightTimeOut),
        note: correctionNote(slip, 'WeightOut', 'WeightTimeOut'),
      }),
    ],
    net: line(t('term.netWeight'), kilograms(slip.payable?.WeightNet ?? WeightNet), {
      note: joined(correctionNote(slip, 'WeightNet'), proposed(slip)),
    }),
  }
}

function proposed({ weight: { OpenCorrections: n } }: Slip): string {
  return n > 0 ? t('slip.openCorrections', { n }) : ''
}

/** The grade and what it was given for; only what was noted. Nothing before the palm is graded. */
export function quality({ weight }: Slip): Data {
  if (weight.SysProductGrade === null) return null
  const rows: [string, string | null, string][] = [
    [t('term.return'), ...returned(weight)],
    [t('slip.plot'), weight.SysLandNumber, ''],
    [t('slip.certificate'), weight.SysRSPO, ''],
  ]
  const parts = composition(weight)
  return {
    title: [t('term.grade'), conditions(weight)],
    grade: `${weight.SysProductGrade}%`,
    parts: parts.length > 0 ? [[t('term.composition'), parts]] : [],
    rows: rows.filter(([, value]) => value),
  }
}

type Weight = Slip['weight']

function conditions(weight: Weight): string {
  const { SysIsSpecialCase, SysBunchWeight, SysIsWatering, SysIsRaining } = weight
  return joined(
    SysIsSpecialCase ? t('term.specialCase') : '',
    isThere(SysBunchWeight) && t('slip.bunchWeight', { kg: kilograms(SysBunchWeight) }),
    SysIsWatering ? t('evaluation.SysIsWatering') : '',
    SysIsRaining ? t('evaluation.SysIsRaining') : '',
  )
}

function isThere(value: Decimal | null): boolean {
  return Number(value ?? 0) !== 0
}

/** What the palm is made of, each with its share, as on screen. */
function composition(weight: Weight): string[][] {
  const parts = COMPOSITION.filter((part) => isThere(weight[part]))
  return parts.map((part) => [t(`evaluation.${part}`), `${percent(weight[part])}%`])
}

/** Why palm went back, and how much of it. */
function returned(weight: Weight): [string, string] {
  if (!weight.SysPalmReturn) return ['', '']
  const { SysPalmReturnReason, SysPalmReturnWeight, SysPalmReturnPercent } = weight
  const much = joined(
    isThere(SysPalmReturnWeight) && t('slip.returned', { kg: kilograms(SysPalmReturnWeight) }),
    SysPalmReturnPercent !== null && `${percent(SysPalmReturnPercent)}%`,
  )
  return [SysPalmReturnReason ? reasonWords(SysPalmReturnReason, 'th') : NO_VALUE, much]
}

type Field = keyof Slip['reading']

/**
 * Who corrected the first of `fields` that is not as it was, and what the scale itself says of it, or what stood
 * there before the scale was believed. Who changed a weight stands beside it, and is not said of the net again.
 */
function correctionNote(slip: Slip, ...fields: Field[]): string {
  return fields.map((field) => noteOf(slip, field)).find((note) => note !== '') ?? ''
}

function noteOf(slip: Slip, field: Field): string {
  const inForce = shown(field, slip.weight)
  const scale = shown(field, slip.reading)
  const correction = slip.corrections.find(
    ({ Decision, Proposed }) =>
      Decision === 'accepted' && field !== 'WeightNet' && Proposed[field] != null,
  )
  const before = correction ? shown(field, correction.Present) : scale
  return joined(
    correction && t('slip.correctedBy', { officer: officerOf(correction) }),
    scale !== inForce && t('slip.scale', { value: scale }),
    scale === inForce && before !== inForce && t('slip.before', { value: before }),
  )
}

/** An officer's correction stands at once; what the scale proposed stands since an officer accepted it. */
function officerOf({ Source, MadeBy, DecidedBy }: Slip['corrections'][number]): string {
  return (Source === 'officer' ? MadeBy : DecidedBy) ?? NO_VALUE
}

function shown(field: Field, values: Partial<Slip['reading']>): string {
  const value = values[field]
  if (value == null || value === '') return NO_VALUE
  if (field.startsWith('WeightTime')) return formatInstant(value as string | Date, 'table', 'th')
  return field.startsWith('Weight') ? kilograms(value as string) : String(value)
}
