import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ROUTES, type ScreenName } from './addresses.ts'
import type { Call, CallAddress, Input, Output } from './call.ts'
import { type CallError, invoke } from './invoke.ts'
import { mayCall } from './roles.ts'
import { useSend } from './send.ts'
import { latestSession, type StoredSession, sessionEnd, storedSession } from './session.ts'

export { CallError, download, invoke, isOutcomeUnknown, listen, saveFile } from './invoke.ts'
export { useSend } from './send.ts'
export {
  clearSession,
  isSameOfficer,
  latestSession,
  sessionEnd,
  storedSession,
  storeInSession,
  storeOfficer,
  useSession,
} from './session.ts'

/** The session that the screens are for: that which expired, while its officer signs in again and they wait. */
export function screenSession(): StoredSession | undefined {
  return storedSession() ?? (sessionEnd() === 'auth.expired' ? latestSession() : undefined)
}

/** Whether the role of the signed-in officer may use `call`; the server checks it again. */
export function allowed(call: Call): boolean {
  const session = screenSession()
  return call.roles === 'signed-in' ? session !== undefined : mayCall(call.roles, session?.role)
}

/** Whether the signed-in officer may open `screen`. */
export function mayOpen(screen: ScreenName): boolean {
  return mayCall(ROUTES[screen].roles, screenSession()?.role)
}

/** The query key of `call`, to invalidate its answers; with `input` of one answer. */
export function queryKey(call: Pick<Call, 'path'>, input?: unknown): unknown[] {
  return input === undefined ? [call.path] : [call.path, input]
}

export interface UseCallOptions {
  /** False: not yet. */
  enabled?: boolean
  /** Shows the answer to the previous input while the next one loads. */
  keepPrevious?: boolean
  /** How long an answer counts as fresh, where that is longer than usual. */
  staleMs?: number
  /** Refetches at this interval, for what changes by the clock. */
  refetchMs?: number
}

/** The options of the query that asks `call` for `input`. */
export function callQuery<C extends Call>(call: C | CallAddress, input: Input<C>) {
  return {
    queryKey: queryKey(call, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Output<C>> =>
      invoke<C>(call, input, { signal }),
  }
}

/** Queries a reading call; its error is a CallError. */
export function useCall<C extends Call>(
  call: C,
  input: Input<C>,
  { enabled = true, keepPrevious = true, staleMs, refetchMs }: UseCallOptions = {},
) {
  return useQuery<Output<C>, CallError>({
    ...callQuery(call, input),
    enabled,
    // What is fetched by a press fails at once without a network, rather than by itself once there is one again.
    ...(!enabled && { networkMode: 'always' as const }),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    refetchInterval: refetchMs,
    ...(staleMs !== undefined && { staleTime: staleMs }),
  })
}

/** A mutation that sends a changing call (see `useSend`), after which all queries are refetched. */
export function useChange<C extends Call>(call: C) {
  const send = useSend(call)
  return useRefetchingMutation<Input<C>, Output<C>>((input) => send(input))
}

/**
 * Runs `mutate` as a mutation. Afterwards all queries are refetched, once, also after a refusal, whose reason is often
 * that somebody else changed something.
 */
export function useMutateAndRefetch<I, O>(mutate: (input: I) => Promise<O>) {
  const { mutateAsync } = useRefetchingMutation(mutate)
  // Told by the work itself: a screen that is hidden meanwhile does not hear from the mutation that it has ended.
  const [isPending, setPending] = useState(false)
  const run = (input: I) => {
    setPending(true)
    return mutateAsync(input).finally(() => setPending(false))
  }
  return { mutateAsync: run, isPending }
}

/** When all that is shown was last refetched after a change of the officer's own, in ms. */
let refetchedAt = 0

/** Whether all that is shown has been refetched since `at`, in ms. */
export function isRefetchedSince(at: number): boolean {
  return refetchedAt > at
}

function useRefetchingMutation<I, O>(mutate: (input: I) => Promise<O>) {
  const queries = useQueryClient()
  return useMutation<O, CallError, I>({
    mutationFn: (input) => mutate(input),
    onSettled: () => {
      refetchedAt = Date.now()
      void queries.invalidateQueries()
    },
  })
}
