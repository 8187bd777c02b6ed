import { useRef, useState } from 'react'
import type { Call, Input } from '../../../platform/call.ts'
import { isOutcomeUnknown, useMutateAndRefetch, useSend } from '../../../platform/client.ts'
import { awaitWithNotice } from '../../../ui/actions/await-with-notice.ts'
import { isOfTheOrder } from './order-action.ts'

export interface Outcome<I, R = unknown> {
  input: I
  /** What was answered; undefined where it failed. */
  result?: R
  /** Undefined where it succeeded. */
  error?: unknown
}

interface Progress {
  done: number
  of: number
}
const none: Progress = { done: 0, of: 0 }

/**
 * Runs a change for several inputs of one order, one after another; `run` returns the outcome of each. It ends early
 * by `stop`, and by an error that concerns the others too (see `runEach`). Where no answer comes it says so, and offers to
 * stop waiting. What is shown is refetched once, at the end.
 */
export function useRunEach<C extends Call>(call: C) {
  const send = useSend(call)
  const stopped = useRef(false)
  const [progress, setProgress] = useState<Progress>()
  const { mutateAsync: run } = useMutateAndRefetch(async (inputs: readonly Input<C>[]) => {
    stopped.current = false
    const outcomes = await runEach(inputs, (input, done) => {
      if (stopped.current) return undefined
      setProgress({ done, of: inputs.length })
      return awaitWithNotice((ended) => send(input, ended))
    })
    setProgress(undefined)
    return outcomes
  })
  const stop = () => {
    stopped.current = true
  }
  return { running: progress !== undefined, ...(progress ?? none), run, stop }
}

/**
 * Runs the inputs one after another and returns their outcomes. `run` gets how many succeeded so far; it returns
 * undefined to end. A lost connection ends it too, and so does a refusal of the order as a whole: the inputs after it
 * have no outcome.
 */
export async function runEach<I, R>(
  inputs: readonly I[],
  run: (input: I, done: number) => Promise<R> | undefined,
): Promise<Outcome<I, R>[]> {
  const outcomes: Outcome<I, R>[] = []
  for (const input of inputs) {
    const running = run(input, outcomes.filter(({ error }) => !error).length)
    if (!running) break
    const outcome: Outcome<I, R> = await running.then(
      (result) => ({ input, result }),
      (error: unknown) => ({ input, error }),
    )
    outcomes.push(outcome)
    const { error } = outcome
    if (isOutcomeUnknown(error) || isOfTheOrder(error)) break
  }
  return outcomes
}
