import { useState } from 'react'
import type { Call, Input } from '../../platform/call.ts'
import { CallError, useChange } from '../../platform/client.ts'

export interface Outcome<C extends Call> {
  input: Input<C>
  /** Why this one was not done. */
  error?: unknown
}

/**
 * Runs a change for several inputs, one after another, and answers what became of each. A lost
 * connection ends it: the inputs after it have no outcome.
 */
export function useOneByOne<C extends Call>(call: C) {
  const change = useChange(call)
  const [at, setAt] = useState<number>()
  const run = async (inputs: readonly Input<C>[]): Promise<Outcome<C>[]> => {
    const outcomes: Outcome<C>[] = []
    for (const [index, input] of inputs.entries()) {
      setAt(index)
      const outcome = await tried(change.mutateAsync, input)
      outcomes.push(outcome)
      if (outcome.error instanceof CallError && outcome.error.unsure) break
    }
    setAt(undefined)
    return outcomes
  }
  return { running: at !== undefined, at: at ?? 0, run }
}

async function tried<I>(run: (input: I) => Promise<unknown>, input: I) {
  try {
    await run(input)
    return { input }
  } catch (error) {
    return { input, error }
  }
}
