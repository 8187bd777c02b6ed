import { ROLES, type Role } from '../platform/roles.ts'

const MINUTE = 60_000

/** Wrong passwords count for this long, in milliseconds. */
export const FAILURE_WINDOW = 15 * MINUTE
/** Wrong passwords within the window after which an account has to wait. */
export const MAX_FAILURES_PER_ACCOUNT = 5
/** As above for an address, behind which a whole mill may stand. */
export const MAX_FAILURES_PER_ADDRESS = 30

/** How long the link of a mail sets a password, in milliseconds. */
export const RESET_LIFE = 60 * MINUTE

/** How long a session stays open unused, in milliseconds. */
export const IDLE_MS = 12 * 60 * MINUTE
export const REMEMBERED_IDLE_MS = 30 * 24 * 60 * MINUTE

/** When a session that was last used at `seenAt` ends. */
export function expiry(seenAt: Date, remembered: boolean): Date {
  return new Date(seenAt.getTime() + (remembered ? REMEMBERED_IDLE_MS : IDLE_MS))
}

/** Whole minutes until the oldest of the failures that bar the way has left the window; 1 or more. */
export function minutesToWait(oldestFailure: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldestFailure.getTime() + FAILURE_WINDOW - now.getTime()) / MINUTE))
}

/** Where a role stands: 0 above 1 above 50 above the rest, who stand side by side. */
function rank(role: Role): number {
  return [0, 1, 50].includes(role) ? role : Number.POSITIVE_INFINITY
}

/** Whether an officer of `role` may create, edit, deactivate or set the password of one of `other`. */
export function mayManage(role: Role, other: Role): boolean {
  return rank(role) <= rank(other)
}

/** The roles that an officer of `role` may give: none above their own. */
export function givableRoles(role: Role): Role[] {
  return ROLES.filter((one) => mayManage(role, one))
}

/** Whether an officer of `role` may make somebody one of `given`. */
export function mayGive(role: Role, given: Role): boolean {
  return givableRoles(role).includes(given)
}
