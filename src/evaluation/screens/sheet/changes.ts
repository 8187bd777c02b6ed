import type { TFunction } from 'i18next'
import type { Output } from '../../../platform/call.ts'
import { type FieldValue, isNothing } from '../../../ui/field.ts'
import type { calls } from '../../contract.ts'
import { FIELD_NAMES, type Field, sameValue } from './fields.ts'

export type HistoryEvent = Output<typeof calls.getWeightHistory>['data'][number]

export interface Change {
  field: Field
  before: FieldValue
  after: FieldValue
}

/** The event of a ticket's arrival shows only these fields; the rest is on the sheet. */
const OF_ARRIVAL: readonly Field[] = [
  'CarRegister',
  'WeightTimeIn',
  'WeightIn',
  'WeightTimeOut',
  'WeightOut',
]

/** The only fields that are shown of these events. */
const SHOWN_FIELDS: Partial<Record<HistoryEvent['Action'], readonly Field[]>> = {
  create: OF_ARRIVAL,
  voidPrice: ['SysPrice'],
  undoGrade: ['SysProductGrade'],
  undoPrice: ['SysPrice'],
}

/** The changes of an event in reading order; of a created record the fields that are filled. */
export function changesOf(
  event: Pick<HistoryEvent, 'Action' | 'Before' | 'After' | 'Reason'>,
): Change[] {
  const { Action, Before, After, Reason } = event
  const shown = SHOWN_FIELDS[Action] ?? FIELD_NAMES
  return shown
    .filter((field) => field in Before || field in After)
    .filter((field) => field !== 'OverrideReason' || After[field] !== Reason)
    .map((field) => ({ field, before: Before[field], after: After[field] }))
    .filter((change) => (isNew(event) ? isFilled(change) : !isSame(change)))
}

/** Whether the event created the record, so that there are no values before. */
export function isNew({ Before }: Pick<HistoryEvent, 'Before'>): boolean {
  return Object.keys(Before).length === 0
}

/** The word of an event. Weighing out is an update by the scale that brings the weight out. */
export function eventWord({
  Action,
  Before,
  After,
}: Pick<HistoryEvent, 'Action' | 'Before' | 'After'>) {
  const isOut = isNothing(Before.WeightOut) && !isNothing(After.WeightOut)
  if (isOut && (Action === 'create' || Action === 'update'))
    return `sheet.event.${Action}Out` as const
  return `sheet.event.${Action}` as const
}

/** Whether a new value is worth showing: not an empty one, an unchecked box or 0 percent. */
function isFilled({ after }: Change): boolean {
  return !isNothing(after) && Number(after) !== 0
}

function isSame({ field, before, after }: Change): boolean {
  return sameValue(field, before, after)
}

type Originator = Pick<HistoryEvent, 'OfficerName' | 'OfficerLastname' | 'ScaleName'>

/** First and last name of the officer, else the weighbridge, else the system. */
export function whoOf(
  t: TFunction,
  { OfficerName, OfficerLastname, ScaleName }: Originator,
): string {
  const officer = [OfficerName, OfficerLastname].filter(Boolean).join(' ')
  return officer || (ScaleName ? scaleWords(t, ScaleName) : t('ui.history.system'))
}

/** 'เครื่องชั่ง 1', without doubling the word where the weighbridge's own name begins with it. */
export function scaleWords(t: TFunction, name: string): string {
  const word = t('sheet.scale', { name: '' }).trim().toLowerCase()
  return name.toLowerCase().startsWith(word) ? name : t('sheet.scale', { name })
}
