import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'
import { FIELD_NAMES, type Field, type Held, isNothing, sameHeld } from './fields.ts'

export type Deed = Output<typeof calls.getWeightHistory>['data'][number]

export interface Change {
  field: Field
  before: Held
  after: Held
}

/** Of a ticket as it came in, the sheet says the rest. */
const OF_ARRIVAL: readonly Field[] = [
  'CarRegister',
  'WeightTimeIn',
  'WeightIn',
  'WeightTimeOut',
  'WeightOut',
]

/** Told of a term only where an officer set it otherwise. */
const COMPUTED: Partial<Record<Field, Field>> = {
  ComputedPrice: 'SysValuationPrice',
  ComputedLevelPrice: 'SysValuationLevelPrice',
  ComputedPremium: 'SysValuationPremium',
}

/** What a deed changed, in the order of reading; of what is new, what is filled. */
export function changesOf(deed: Pick<Deed, 'Action' | 'Before' | 'After'>): Change[] {
  const { Action, Before, After } = deed
  const told = Action === 'create' ? OF_ARRIVAL : FIELD_NAMES
  return told
    .filter((field) => field in Before || field in After)
    .filter((field) => !isAsComputed(field, After))
    .map((field) => ({ field, before: Before[field], after: After[field] }))
    .filter((change) => (isNew(deed) ? isNews(change) : !isSame(change)))
}

/** Whether nothing stood there before: what it says is told without a before. */
export function isNew({ Before }: Pick<Deed, 'Before'>): boolean {
  return Object.keys(Before).length === 0
}

/** The word of a deed: weighing out is an update of the scale that brings the weight out. */
export function deedWord({ Action, Before, After }: Pick<Deed, 'Action' | 'Before' | 'After'>) {
  const isOut = isNothing(Before.WeightOut) && !isNothing(After.WeightOut)
  if (isOut && (Action === 'create' || Action === 'update')) return `sheet.deed.${Action}Out`
  return `sheet.deed.${Action}`
}

/** A box that was not ticked and a share of nothing are no news; that nothing was computed is. */
function isNews({ field, after }: Change): boolean {
  return !isNothing(after) && (Number(after) !== 0 || field in COMPUTED)
}

function isAsComputed(field: Field, after: Deed['After']): boolean {
  const term = COMPUTED[field]
  return term !== undefined && sameHeld(field, after[field], after[term])
}

function isSame({ field, before, after }: Change): boolean {
  return sameHeld(field, before, after)
}
