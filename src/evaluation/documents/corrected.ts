import { formatInstant } from '../../platform/thai-date.ts'
import { kilograms, NO_VALUE } from '../../ui/format.ts'
import type { Slip } from '../reads/slip.ts'
import { joined } from './joined.ts'
import { t } from './translate.ts'

type Field = keyof Slip['reading']

/**
 * Who corrected the first of `fields` that is not as it was, and what the scale itself says of it, or what stood
 * there before the scale was believed. Who changed a weight stands beside it, and is not said of the net again.
 */
export function correctionNote(slip: Slip, ...fields: Field[]): string {
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
