import type { Call } from '../../../platform/call.ts'
import { type ActionCallbacks, useAction } from '../../../ui/actions/use-action.ts'
import { isStale } from './refusals.ts'

/** `useAction` for an order or its lines; `onLatest` is also offered after refusals that mean a stale screen. */
export function useOrderAction<C extends Call>(call: C, after: ActionCallbacks<C>) {
  return useAction(call, { ...after, isStale })
}
