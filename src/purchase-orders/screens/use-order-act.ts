import type { Call } from '../../platform/call.ts'
import { type After, useAct } from '../../ui/use-act.ts'
import { isStale } from './refusals.ts'

/** `useAct` on an order or a line of it: `onLatest` is offered too where the order's state refused. */
export function useOrderAct<C extends Call>(call: C, after: After<C>) {
  return useAct(call, { ...after, isStale })
}
