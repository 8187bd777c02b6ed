import type { TFunction } from 'i18next'
import type { Output } from '../../../platform/call.ts'
import { isInCalendar } from '../../../platform/thai-date.ts'
import { NO_VALUE } from '../../../ui/format.ts'
import type { calls } from '../../contract.ts'
import { SENT_FIELDS } from '../../rules/fields.ts'
import { valueAt } from '../../rules/refused.ts'

export type Refused = Output<typeof calls.getRefused>['data'][number]

export type WireField = keyof typeof SENT_FIELDS

/** What was sent in a field, as a person reads it; '' where nothing was. */
export function textAt({ Sent }: Refused, field: string): string {
  const value = valueAt(Sent, field)
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The instant that was sent in a field, with its offset; null where it is none of the calendar. */
export function instantAt(ticket: Refused, field: string): Date | null {
  const text = textAt(ticket, field)
  const isInstant =
    /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && isInCalendar(text.slice(0, 10))
  const at = new Date(text)
  return isInstant && !Number.isNaN(at.getTime()) && at.getUTCFullYear() < 2200 ? at : null
}

/** What a person calls the ticket: its plate, else its scale id. */
export function plateOf(refused: Refused): string {
  return textAt(refused, 'CarRegister').trim() || refused.WeightScaleIDIn || NO_VALUE
}

/** What screens call a field; one that is unknown by its own name. */
export function fieldWord(t: TFunction, field: string): string {
  return isField(field) ? t(SENT_FIELDS[field].word) : field
}

export function isField(field: string): field is WireField {
  return Object.hasOwn(SENT_FIELDS, field)
}
