import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'
import { type Field, sameValue } from './fields.ts'

export type Sheet = Output<typeof calls.getWeightSheet>
/** A ticket's record, with the origin of its price. */
export interface Priced {
  weight: Sheet['weight']
  origin: NonNullable<Sheet['origin']>
}
export type WeightCorrection = Sheet['corrections'][number]
type ScaleField = keyof Sheet['reading']

/** A field whose value in force differs from that of the scale. */
export interface Difference {
  field: ScaleField & Field
  onScale: Sheet['reading'][ScaleField]
  inForce: Sheet['reading'][ScaleField]
  /** The correction that changed the value, or whose refusal kept it. */
  by: WeightCorrection | undefined
}

/** The fields whose value in force differs from the latest of the scale; open proposals are left out. */
export function differencesOf({ weight, reading, corrections }: Sheet): Difference[] {
  return (Object.keys(reading) as ScaleField[]).flatMap((field) => {
    const [onScale, inForce] = [reading[field], weight[field]]
    if (sameValue(field, onScale, inForce)) return []
    const by = corrections.find((one) => explains(one, field, onScale, inForce))
    return by?.Decision === 'open' ? [] : [{ field, onScale, inForce, by }]
  })
}

function explains(
  { Decision, DecidedBy, Proposed }: WeightCorrection,
  field: ScaleField,
  onScale: Sheet['reading'][ScaleField],
  inForce: Sheet['reading'][ScaleField],
): boolean {
  if (!(field in Proposed) || isSuperseded({ Decision, DecidedBy })) return false
  return sameValue(field, Proposed[field], Decision === 'accepted' ? inForce : onScale)
}

/** Whether the product type of the grading is the one that a later correction replaced. */
export function namesProductBefore({ weight, corrections }: ProductTypes): boolean {
  if (weight.ProductTypeName === weight.SysProductType) return false
  return corrections.some(
    ({ Decision, Present, Proposed }) =>
      Decision === 'accepted' &&
      Proposed.ProductTypeName !== undefined &&
      Present.ProductTypeName === weight.SysProductType,
  )
}

interface ProductTypes {
  weight: Pick<Sheet['weight'], 'ProductTypeName' | 'SysProductType'>
  corrections: readonly Pick<WeightCorrection, 'Decision' | 'Present' | 'Proposed'>[]
}

/** Whether it was superseded by a newer reading of the scale, not refused by an officer. */
export function isSuperseded(of: Pick<WeightCorrection, 'Decision' | 'DecidedBy'>): boolean {
  return of.Decision === 'refused' && of.DecidedBy === null
}

/** The differences grouped by the correction that made them; those without one are a group of their own. */
export function byCorrection(differences: readonly Difference[]): Difference[][] {
  const groups = new Map<WeightCorrection | undefined, Difference[]>()
  for (const one of differences) groups.set(one.by, [...(groups.get(one.by) ?? []), one])
  return [...groups.values()]
}
