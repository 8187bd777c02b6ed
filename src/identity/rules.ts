const MINUTE = 60_000

/** Wrong passwords count for this long, in milliseconds. */
export const FAILURE_WINDOW = 15 * MINUTE
/** Wrong passwords within the window after which an account has to wait. */
export const MOST_FAILURES_PER_ACCOUNT = 5
/** As above for an address, behind which a whole mill may stand. */
export const MOST_FAILURES_PER_ADDRESS = 30

const IDLE_MS = 12 * 60 * MINUTE
const REMEMBERED_IDLE_MS = 30 * 24 * 60 * MINUTE

/** When a session that was last used at `seenAt` ends. */
export function expiry(seenAt: Date, remembered: boolean): Date {
  return new Date(seenAt.getTime() + (remembered ? REMEMBERED_IDLE_MS : IDLE_MS))
}

/** Whole minutes until the oldest of the failures that bar the way has left the window; 1 or more. */
export function minutesToWait(oldestFailure: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldestFailure.getTime() + FAILURE_WINDOW - now.getTime()) / MINUTE))
}
