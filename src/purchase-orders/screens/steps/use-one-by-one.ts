import { useRef, useState } from 'react'
import type { Call, Input } from '../../../platform/call.ts'
import { isOutcomeUnknown, useChange } from '../../../platform/client.ts'
import { isOfTheOrder } from './refusals.ts'

export interface Outcome<I> {
  input: I
  /** Why this one was not done. */
  error?: unknown
}

interface Progress {
  done: number
  of: number
}
const none: Progress = { done: 0, of: 0 }

/**
 * Runs a change for several inputs of one order, one after another, and answers what became of each.
 * `stop` ends it, and so does what would meet the rest too (`oneByOne`).
 */
export function useOneByOne<C extends Call>(call: C) {
  const change = useChange(call)
  const stopped = useRef(false)
  const [progress, setProgress] = useState<Progress>()
  const run = async (inputs: readonly Input<C>[]): Promise<Outcome<Input<C>>[]> => {
    stopped.current = false
    const outcomes = await oneByOne(inputs, (input, done) => {
      if (stopped.current) return undefined
      setProgress({ done, of: inputs.length })
      return change.mutateAsync(input)
    })
    setProgress(undefined)
    return outcomes
  }
  const stop = () => {
    stopped.current = true
  }
  return { running: progress !== undefined, ...(progress ?? none), run, stop }
}

/**
 * What became of each input, tried one after another; `run` gets how many are done, and answers
 * nothing to end it. A lost connection ends it too, and a refusal that holds for the order as a
 * whole: the inputs after it have no outcome.
 */
export async function oneByOne<I>(
  inputs: readonly I[],
  run: (input: I, done: number) => Promise<unknown> | undefined,
): Promise<Outcome<I>[]> {
  const outcomes: Outcome<I>[] = []
  for (const input of inputs) {
    const running = run(input, outcomes.filter(({ error }) => !error).length)
    if (!running) break
    const error = await running.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    outcomes.push({ input, error })
    if (isOutcomeUnknown(error) || isOfTheOrder(error)) break
  }
  return outcomes
}
