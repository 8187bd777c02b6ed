import { useRef } from 'react'
import type { Call, CallAddress, Input, Output } from './call.ts'
import { invoke, isOutcomeUnknown } from './invoke.ts'

/**
 * Returns a function that sends a changing call. Where the answer was lost, the same input is sent again under the same
 * Idempotency-Key, so that it is not done twice; also where `signal` ended the wait for it.
 */
export function useSend<C extends Call>(
  call: C | CallAddress,
): (input: Input<C>, signal?: AbortSignal) => Promise<Output<C>> {
  const attempt = useRef<{ key: string; input: string } | undefined>(undefined)
  return async (input, signal) => {
    const text = JSON.stringify(input)
    if (attempt.current?.input !== text)
      attempt.current = { key: crypto.randomUUID?.() ?? randomKey(), input: text }
    try {
      const output = await invoke<C>(call, input, { idempotencyKey: attempt.current.key, signal })
      attempt.current = undefined
      return output
    } catch (error) {
      if (!isOutcomeUnknown(error) && !signal?.aborted) attempt.current = undefined
      throw error
    }
  }
}

/** `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
