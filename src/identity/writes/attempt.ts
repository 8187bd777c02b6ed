import { availableParallelism } from 'node:os'
import type { CallContext } from '../../platform/call-context.ts'
import type { ErrorCode } from '../../platform/catalogue.ts'
import { refuse } from '../../platform/errors.ts'
import { FairQueue } from '../../platform/fair-queue.ts'
import { type Purpose, senderOf } from '../rules/throttle.ts'
import { isKnownPlace } from './places.ts'
import { accountOf, clearFailures, countAttempt } from './throttle.ts'

/** The codes that say how long to wait. */
type ThrottleCode = Extract<ErrorCode, `${string}hrottled`>

export interface Attempt {
  purpose: Purpose
  /** The e-mail that something is proved of; the token of a link. */
  of: string
  /** What is refused to whoever has to wait: its sentence fills in the seconds. */
  refusal: Exclude<ThrottleCode, 'sys.throttled'>
}

/** Hashing a password takes a processor for a while: one is left to those who are signed in. */
const queue = new FairQueue({
  atOnce: availableParallelism() > 2 ? 2 : 1,
  maxInLine: 100,
  maxAbout: 5,
})

/**
 * Lets `verify` decide what was sent to prove something, a password above all. The attempt is counted before, and stays
 * so unless `clearAttempts` takes it back. Refuses to go on after too many failures, and `sys.throttled` where too many
 * attempts from one network wait for their turn.
 */
export async function attempt<T>(
  { purpose, of, refusal }: Attempt,
  { address, now, queued }: CallContext,
  verify: () => Promise<T>,
): Promise<T> {
  const counted = { purpose, account: accountOf(of), sender: senderOf(address) }
  const isKnown = await isKnownPlace(of, counted.sender, now)
  // Whom the mill knows there does not stand in one line with strangers.
  const line = isKnown ? `${counted.sender} ${counted.account}` : counted.sender
  const asked = performance.now()
  return queue.run(
    { line, about: counted.account },
    async () => {
      if (queued) queued.ms += performance.now() - asked
      const wait = await countAttempt(counted, isKnown, now)
      if (wait > 0) refuse(refusal, { seconds: Math.ceil(wait / 1000) })
      return verify()
    },
    () => refuse('sys.throttled', { n: 2, seconds: 2 }),
  )
}

/** How many attempts wait for their turn. */
export function attemptsWaiting(): number {
  return queue.waiting
}

/** Forgets what failed before an attempt that was right. */
export function clearAttempts({ purpose, of }: Attempt, { address }: CallContext): Promise<void> {
  return clearFailures({ purpose, account: accountOf(of), sender: senderOf(address) })
}
