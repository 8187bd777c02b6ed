import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { PLACES, type ScreenName } from './addresses.ts'
import type { Call, Input, Output } from './call.ts'
import { type CallError, invoke, isUnsure } from './invoke.ts'
import { mayCall } from './roles.ts'
import { storedSession } from './session.ts'

export { CallError, download, invoke, isUnsure, listen, saveFile } from './invoke.ts'
export {
  clearSession,
  keepLanguage,
  keepOfficer,
  keepSession,
  sessionEnd,
  storedLanguage,
  storedSession,
  useSession,
} from './session.ts'

/** Whether the signed-in officer's role may use `call`; the server asks again. */
export function allowed(call: Call): boolean {
  const session = storedSession()
  return call.roles === 'signed-in' ? session !== undefined : mayCall(call.roles, session?.role)
}

/** Whether the signed-in officer may open `screen`. */
export function mayOpen(screen: ScreenName): boolean {
  return mayCall(PLACES[screen].roles, storedSession()?.role)
}

/** The key under which the answer to `call` is kept, for reading it again. */
export function queryKey(call: Call, input?: unknown): unknown[] {
  return input === undefined ? [call.path] : [call.path, input]
}

export interface UseCallOptions {
  /** False: do not ask yet. */
  enabled?: boolean
  /** Show the answer to the previous input while the next one loads; lists want it. */
  keepPrevious?: boolean
  /** How long an answer is taken for fresh, where that is longer than usual. */
  freshMs?: number
  /** Asks again so often while the screen is shown, for what changes by the clock. */
  everyMs?: number
}

/** Asks a reading call and keeps the answer; renders as it comes, fails with a CallError. */
export function useCall<C extends Call>(
  call: C,
  input: Input<C>,
  { enabled = true, keepPrevious = true, freshMs, everyMs }: UseCallOptions = {},
) {
  return useQuery<Output<C>, CallError>({
    queryKey: queryKey(call, input),
    queryFn: ({ signal }) => invoke(call, input, { signal }),
    enabled,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    refetchInterval: everyMs,
    ...(freshMs !== undefined && { staleTime: freshMs }),
  })
}

/**
 * A changing call, to be run by a button. What failed without an answer is sent again under the same
 * Idempotency-Key, so that nothing is done twice. Once it is answered every open list reads again: what was
 * refused is often refused for what somebody else has changed.
 */
export function useChange<C extends Call>(call: C) {
  const queries = useQueryClient()
  const attempt = useRef<{ key: string; input: string } | undefined>(undefined)
  return useMutation<Output<C>, CallError, Input<C>>({
    mutationFn: async (input) => {
      const text = JSON.stringify(input)
      if (attempt.current?.input !== text)
        attempt.current = { key: crypto.randomUUID?.() ?? randomKey(), input: text }
      try {
        const output = await invoke(call, input, { idempotencyKey: attempt.current.key })
        attempt.current = undefined
        return output
      } catch (error) {
        if (!isUnsure(error)) attempt.current = undefined
        throw error
      }
    },
    onSettled: () => void queries.invalidateQueries(),
  })
}

/** `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
