const MIN_MS = 1000
const MAX_MS = 30_000
/** The officer has so many windows that each that came again would end another's stream. */
const REPLACED_MS = 5 * 60_000

/** How a stream ended: something came before, nothing did, or the server gave its place to a newer one. */
export type Ending = 'received' | 'nothing' | 'replaced'

/** A pause before a stream is opened anew; `ms` is what the next is reckoned from, `atLeastMs` what no chance shortens. */
export interface Pause {
  ms: number
  atLeastMs: number
}

export const FIRST_PAUSE: Pause = { ms: MIN_MS, atLeastMs: 0 }

/** How long to wait at most after `ending`: twice as long after each stream on which nothing came. */
export function pauseAfter(ending: Ending, { ms }: Pause): Pause {
  if (ending === 'received') return FIRST_PAUSE
  if (ending === 'replaced') return { ms: 2 * REPLACED_MS, atLeastMs: REPLACED_MS }
  return { ms: Math.min(ms * 2, MAX_MS), atLeastMs: 0 }
}

/** By `chance` from 0 to 1, so that not all windows come at once. */
export function lengthOf({ ms, atLeastMs }: Pause, chance: number): number {
  return atLeastMs + (ms - atLeastMs) * chance
}
