import { z } from 'zod'
import { readInstant } from '../../../platform/spreadsheets/thai-values.ts'
import { formatInstant, type Language, toOffsetIso } from '../../../platform/thai-date.ts'
import { SENT_FIELDS, WEIGHING_FIELDS } from '../../rules/fields.ts'
import type { TruckAnswer } from '../../rules/numbering.ts'
import { isObject, valueAt } from '../../rules/refused.ts'
import { instantAt, isField, type Refused, textAt, type WireField } from './sent.ts'

const WEIGHTS = ['WeightIn', 'WeightOut'] as const
type WeightField = (typeof WEIGHTS)[number]

/** What the dialog holds: weights as numbers, times as they are typed, everything else as text. */
export type Fixed = { [F in Exclude<WireField, WeightField>]: string } & {
  [F in WeightField]: number | null
} & { Truck: '' | TruckAnswer }

/** The intake itself says what is wrong: the form only holds what is typed. */
export const fixedSchema = z.looseObject({})

const TIMES: readonly string[] = Object.values(WEIGHING_FIELDS)
  .filter(({ kind }) => kind === 'instant')
  .map(({ wire }) => wire)

/** What was sent, to be fixed. */
export function fixedOf(refused: Refused, language: Language): Fixed {
  const entries = Object.keys(SENT_FIELDS).map((field) => [
    field,
    firstOf(refused, field, language),
  ])
  return { ...Object.fromEntries(entries), Truck: '' } as Fixed
}

/** What a field begins with: a time that can be read as people write it. */
export function firstOf(
  refused: Refused,
  field: string,
  language: Language,
): string | number | null {
  if (WEIGHTS.some((one) => one === field)) return weightOf(valueAt(refused.Sent, field))
  const at = TIMES.includes(field) ? instantAt(refused, field) : null
  return at ? formatInstant(at, 'audit', language) : textAt(refused, field)
}

function weightOf(sent: unknown): number | null {
  const weight = typeof sent === 'string' && sent.trim() ? Number(sent.replaceAll(',', '')) : sent
  return typeof weight === 'number' && Number.isFinite(weight) ? weight : null
}

/** The ticket as the intake takes it; what is left empty is left out, and a time that was right is sent as it came. */
export function ticketOf(
  fixed: Fixed,
  refused: Refused,
  { language, now }: { language: Language; now: Date },
): Record<string, unknown> {
  const first = fixedOf(refused, language)
  const value = (field: WireField) => {
    const typed = fixed[field]
    if (!TIMES.includes(field)) return typed
    const isKept = typed === first[field] && typed !== textAt(refused, field)
    return isKept ? textAt(refused, field) : instantOf(String(typed), now)
  }
  const fields = Object.keys(fixed).filter(isField)
  const entries = fields.map((field) => [field, value(field)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== ''))
}

/** A time as it is typed, with the mill's offset; as it stands where it is none. */
function instantOf(typed: string, now: Date): string {
  const at = readInstant(typed, now)
  return at ? toOffsetIso(at) : typed
}

/** Fields that were sent and that no ticket has: they are not sent again. */
export function unknownFields({ Sent }: Refused): string[] {
  return isObject(Sent) ? Object.keys(Sent).filter((field) => !isField(field)) : []
}
