import { ROLES, type Role } from '../platform/roles.ts'

const MINUTE = 60_000

/** How long a mailed link can set a password. */
export const RESET_LINK_MS = 60 * MINUTE

/** How long a session stays open, however much it is used. */
export const SESSION_MS = 12 * 60 * MINUTE
export const REMEMBERED_SESSION_MS = 30 * 24 * 60 * MINUTE
/** How long an unused session that is not remembered stays open, unless the mill says otherwise. */
export const IDLE_MINUTES = 12 * 60

export interface SessionTimes {
  started_at: Date
  /** When it was last used by hand. */
  seen_at: Date
  remembered: boolean
}

/** When a session ends whatever its officer does. */
export function lastEnd({ started_at, remembered }: SessionTimes): Date {
  return new Date(started_at.getTime() + (remembered ? REMEMBERED_SESSION_MS : SESSION_MS))
}

/** When a session ends unless it is used again, in a mill where one that is not remembered may be idle for so long. */
export function expiry(session: SessionTimes, idleMinutes: number): Date {
  const end = lastEnd(session)
  const idle = new Date(session.seen_at.getTime() + idleMinutes * MINUTE)
  return session.remembered || end < idle ? end : idle
}

/** The rank of a role, 0 the highest: role 0, then 1, then 50, then all others alike. */
function rank(role: Role): number {
  return [0, 1, 50].includes(role) ? role : Number.POSITIVE_INFINITY
}

/** Whether an officer of `role` may create, edit, deactivate or set the password of one of `other`. */
export function mayManage(role: Role, other: Role): boolean {
  return rank(role) <= rank(other)
}

/** The roles that an officer of `role` may assign: none above their own. */
export function assignableRoles(role: Role): Role[] {
  return ROLES.filter((one) => mayManage(role, one))
}

/** Whether an officer of `role` may assign the role `given`. */
export function mayAssign(role: Role, given: Role): boolean {
  return assignableRoles(role).includes(given)
}

/** Whether a personnel number is made of letters, digits and - . / alone. */
export function isPersonnelNumber(number: string): boolean {
  return /^[\p{L}\p{M}\p{Nd}./-]*$/u.test(number)
}

/** Whether a name has a letter of any script: a sign alone names nobody. */
export function hasLetter(name: string): boolean {
  return /\p{L}/u.test(name)
}
