import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { headerOf } from '../reads/headers.ts'
import type { Action } from '../rules/steps.ts'
import { type LockedOrder, lockOrder, type OrderVersion } from './lock-order.ts'
import { type Step, takeStep } from './take-step.ts'

/** An order in the version that the officer saw, and why they take a step with it. */
export interface StepInput extends OrderVersion {
  Reason?: string | null
}

/** What belongs to a step before it is taken; gives what the step has besides its reason. */
type Work<Input> = (
  order: LockedOrder,
  ctx: OfficerContext,
  input: Input,
) => Step | undefined | Promise<Step | undefined>

/** Returns a write that takes `action` on a whole order; it gives the order as it is then. */
export function stepOf<Input extends StepInput = StepInput>(action: Action, work?: Work<Input>) {
  return (input: Input, ctx: OfficerContext) =>
    transaction(async () => headerOf(await takeWhole(action, input, ctx, work)))
}

/** As `stepOf`, for an action after which the order is in no list any more. */
export function endOf<Input extends StepInput = StepInput>(action: Action, work: Work<Input>) {
  return (input: Input, ctx: OfficerContext) =>
    transaction(async () => {
      await takeWhole(action, input, ctx, async (...its) => ({
        ...(await work(...its)),
        set: { deleted_at: ctx.now },
      }))
      return {}
    })
}

async function takeWhole<Input extends StepInput>(
  action: Action,
  input: Input,
  ctx: OfficerContext,
  work?: Work<Input>,
): Promise<string> {
  const order = await lockOrder(action, input)
  const step = await work?.(order, ctx, input)
  await takeStep(action, order, ctx, { reason: input.Reason, ...step })
  return order.id
}
