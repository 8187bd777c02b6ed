import type { Call } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { Refusal, refuse } from '../../platform/errors.ts'
import { FairQueue } from '../../platform/fair-queue.ts'

/** Where the next one is sent; an agent sends one batch at a time. */
const MAX_OF_TOKEN = 8

/** The intake takes one batch at a time: more than two would only hold connections while they wait for its lock. */
const queue = new FairQueue({
  atOnce: 2,
  maxInLine: MAX_OF_TOKEN,
  maxAbout: MAX_OF_TOKEN,
  maxWaitMs: 30_000,
})

/** Whether `call` is one by which a scale changes something. */
export function isSend({ kind, roles }: Call): boolean {
  return kind === 'change' && roles === 'scale-token'
}

/**
 * Does `work` of a scale when it is its turn, tokens by turns, before it takes a connection. Refuses where too much of
 * its token waits, or its turn has not come within half a minute: it is sent again, and changes nothing twice. Not begun
 * where `caller` is aborted.
 */
export async function inTurnOfScales<T>(
  { scaleToken, queued }: CallContext,
  caller: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const asked = performance.now()
  const place = { line: scaleToken?.id ?? '', about: '', signal: caller }
  let isBegun = false
  const begin = () => {
    isBegun = true
    if (queued) queued.ms += performance.now() - asked
    return work()
  }
  return queue
    .run(place, begin, () => refuse('sys.busy'))
    .catch((error) => {
      throw isBegun || error instanceof Refusal ? error : new Refusal('sys.unavailable')
    })
}

/** How many sends wait for their turn. */
export function sendsWaiting(): number {
  return queue.waiting
}
