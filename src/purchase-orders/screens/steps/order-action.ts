import type { TFunction } from 'i18next'
import type { Call } from '../../../platform/call.ts'
import { CallError } from '../../../platform/client.ts'
import { type ActionCallbacks, useAction } from '../../../ui/actions/use-action.ts'
import { BY_STATE } from '../../contract/order.ts'
import { STATE_REFUSALS } from '../../rules/steps.ts'
import type { Order } from '../order.ts'

/** Props of the dialog of a step. */
export interface QuestionProps {
  order: Order
  onClose: () => void
  onDone: () => void
}

/** `useAction` for an order or its lines; `onLatest` is also offered after refusals that mean a stale screen. */
export function useOrderAction<C extends Call>(call: C, after: ActionCallbacks<C>) {
  return useAction(call, { ...after, isStale })
}

/** The success message of an order's step: `done`, with the order's number appended where it lacks it. */
export function doneMessage(t: TFunction, done: string, order: Order | undefined): string {
  const po = order?.PONumber
  return !po || done.includes(po) ? done : t('done.ofOrder', { done, po })
}

type Code = CallError['code']

/** Refusals that concern the order as a whole: its state has changed, or it was deleted. */
const OF_THE_ORDER: readonly Code[] = [...BY_STATE, 'po.alreadyInvoiced', ...STATE_REFUSALS]

/** Refusals that mean a stale screen: with the present order it would not have offered the action. */
const STALE: readonly Code[] = [
  ...OF_THE_ORDER,
  'po.payableChanged',
  'po.lineReceived',
  'po.lineNotFound',
  'po.lineGone',
]

/** Whether the other lines of the order would be refused for the same reason. */
export function isOfTheOrder(error: unknown): boolean {
  return error instanceof CallError && OF_THE_ORDER.includes(error.code)
}

/** Whether a refusal with this code means that the screen is stale. */
export function isStale(code: Code): boolean {
  return STALE.includes(code)
}
