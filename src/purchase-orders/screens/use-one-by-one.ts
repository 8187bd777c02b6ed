import { useRef, useState } from 'react'
import type { Call, Input } from '../../platform/call.ts'
import { CallError, useChange } from '../../platform/client.ts'

export interface Outcome<C extends Call> {
  input: Input<C>
  /** Why this one was not done. */
  error?: unknown
}

interface Progress {
  done: number
  of: number
}
const none: Progress = { done: 0, of: 0 }

/**
 * Runs a change for several inputs, one after another, and answers what became of each. A lost
 * connection ends it, and so does `stop`: the inputs after it have no outcome.
 */
export function useOneByOne<C extends Call>(call: C) {
  const change = useChange(call)
  const stopped = useRef(false)
  const [progress, setProgress] = useState<Progress>()
  const run = async (inputs: readonly Input<C>[]): Promise<Outcome<C>[]> => {
    const outcomes: Outcome<C>[] = []
    stopped.current = false
    for (const input of inputs) {
      setProgress({ done: outcomes.filter(({ error }) => !error).length, of: inputs.length })
      const outcome = await tried(change.mutateAsync, input)
      outcomes.push(outcome)
      if (stopped.current || isLost(outcome.error)) break
    }
    setProgress(undefined)
    return outcomes
  }
  const stop = () => {
    stopped.current = true
  }
  return { running: progress !== undefined, ...(progress ?? none), run, stop }
}

async function tried<I>(run: (input: I) => Promise<unknown>, input: I) {
  try {
    await run(input)
    return { input }
  } catch (error) {
    return { input, error }
  }
}

function isLost(error: unknown): boolean {
  return error instanceof CallError && error.unsure
}
