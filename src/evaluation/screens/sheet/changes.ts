import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'
import { FIELD_NAMES, type Field, type FieldValue, isNothing, sameValue } from './fields.ts'

export type HistoryEvent = Output<typeof calls.getWeightHistory>['data'][number]

export interface Change {
  field: Field
  before: FieldValue
  after: FieldValue
}

/** Of a ticket as it came in, the sheet says the rest. */
const OF_ARRIVAL: readonly Field[] = [
  'CarRegister',
  'WeightTimeIn',
  'WeightIn',
  'WeightTimeOut',
  'WeightOut',
]

/** Of these events no more is shown. */
const SHOWN_FIELDS: Partial<Record<HistoryEvent['Action'], readonly Field[]>> = {
  create: OF_ARRIVAL,
  voidPrice: ['SysPrice'],
}

/** What an event changed, in the order of reading; of what is new, what is filled. */
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

/** Whether nothing stood there before: what it says is shown without a before. */
export function isNew({ Before }: Pick<HistoryEvent, 'Before'>): boolean {
  return Object.keys(Before).length === 0
}

/** The word of an event: weighing out is an update of the scale that brings the weight out. */
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

/** Whether a new value is worth listing: not an empty one, an unticked box or a share of 0. */
function isFilled({ after }: Change): boolean {
  return !isNothing(after) && Number(after) !== 0
}

function isSame({ field, before, after }: Change): boolean {
  return sameValue(field, before, after)
}
