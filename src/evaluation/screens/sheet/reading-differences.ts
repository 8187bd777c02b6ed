import type { Output } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'
import { type Field, sameValue } from './fields.ts'

export type Sheet = Output<typeof calls.getWeightSheet>
/** A ticket that has a price, and where it came from. */
export interface Priced {
  weight: Sheet['weight']
  origin: NonNullable<Sheet['origin']>
}
export type WeightCorrection = Sheet['corrections'][number]
type ScaleField = keyof Sheet['reading']

/** A value in force that is not what the scale says. */
export interface Difference {
  field: ScaleField & Field
  onScale: Sheet['reading'][ScaleField]
  inForce: Sheet['reading'][ScaleField]
  /** Why: the correction that put the value there, or whose refusal kept it. */
  by: WeightCorrection | undefined
}

/** The fields whose value in force is not the latest one of the scale; open proposals are left out. */
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

/** Whether the product type of the grading is that of the scale, which a later correction has replaced. */
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

/** Whether no officer refused it: the scale sent a newer reading first. */
export function isSuperseded(of: Pick<WeightCorrection, 'Decision' | 'DecidedBy'>): boolean {
  return of.Decision === 'refused' && of.DecidedBy === null
}

/** The differences by the correction that made them, in its place the unexplained ones. */
export function byCorrection(differences: readonly Difference[]): Difference[][] {
  const groups = new Map<WeightCorrection | undefined, Difference[]>()
  for (const one of differences) groups.set(one.by, [...(groups.get(one.by) ?? []), one])
  return [...groups.values()]
}
