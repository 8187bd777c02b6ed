import { z } from 'zod'
import type { Input } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { decimal } from '../../../platform/money.ts'
import type { OddField } from '../../../weighing/rules/faults.ts'
import { calls } from '../../contract.ts'
import type { PalmRecord } from '../record.ts'
import { type Effect, effectOf } from './effect.ts'

export interface Weights {
  CarRegister: string
  WeightIn: number | null
  WeightOut: number | null
  Reason: string
}

const { shape } = calls.updateWeightInfo.input

/** The checks that need no server: a plate and a reason are there, and weight in is above weight out. */
export const weightsSchema = z
  .object({
    CarRegister: shape.CarRegister,
    WeightIn: shape.WeightIn,
    WeightOut: shape.WeightOut,
    Reason: z.string().trim().min(1, messageKey('v.reasonText')),
  })
  .refine(({ WeightIn, WeightOut }) => WeightIn > WeightOut, {
    path: ['WeightOut'],
    error: messageKey('v.weights'),
  })

export function weightsOf(record: PalmRecord): Weights {
  const { CarRegister, WeightIn, WeightOut } = record
  return { CarRegister, WeightIn, WeightOut, Reason: '' }
}

/** Weight in minus weight out, in kg; null where one is missing or the difference is not above 0. */
export function netOf({ WeightIn, WeightOut }: Weights): number | null {
  if (WeightIn === null || WeightOut === null) return null
  const net = decimal(WeightIn).minus(WeightOut)
  return net.gt(0) ? net.toNumber() : null
}

/** The input of the call for a checked form. */
export function correctionOf(
  { SSWeightID, Version }: PalmRecord,
  weights: Weights,
  confirmed: readonly OddField[] = [],
): Input<typeof calls.updateWeightInfo> {
  const { CarRegister, WeightIn, WeightOut, Reason } = weights
  return {
    SSWeightID,
    CarRegister,
    WeightIn: WeightIn ?? 0,
    WeightOut: WeightOut ?? 0,
    WeightNet: netOf(weights) ?? 0,
    ...(confirmed.length > 0 && { Confirmed: [...confirmed] }),
    Reason: Reason.trim(),
    Version,
  }
}

/** The effect that saving would have on net weight and amount. */
export function effectOfWeights(record: PalmRecord, weights: Weights): Effect {
  return effectOf({
    Present: { WeightNet: record.WeightNet },
    Proposed: { WeightNet: netOf(weights) },
    SysPrice: record.SysPrice,
  })
}
