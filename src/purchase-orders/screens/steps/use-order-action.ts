import type { Call } from '../../../platform/call.ts'
import { type ActionCallbacks, useAction } from '../../../ui/actions/use-action.ts'
import { isStale } from './refusals.ts'

/** `useAction` on an order or a line of it: `onLatest` is offered too where the order's state refused. */
export function useOrderAction<C extends Call>(call: C, after: ActionCallbacks<C>) {
  return useAction(call, { ...after, isStale })
}
