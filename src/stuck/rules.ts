import { NOTICE_KINDS, type NoticeKind } from '../notices/rules.ts'
import { MANAGERS, PALM, PURCHASING, type Role, SUPER_ADMIN } from '../platform/roles.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The bell of each desk. */
export const REMINDERS = {
  buying: 'remindBuying',
  deciding: 'remindDeciding',
  grading: 'remindGrading',
  warehouse: 'remindWarehouse',
  accounting: 'remindAccounting',
  admin: 'remindAdmin',
} as const satisfies Record<string, NoticeKind>

/** Whose work something is. */
export type Desk = keyof typeof REMINDERS
export const DESKS = Object.keys(REMINDERS) as [Desk, ...Desk[]]

/** The roles that do the work of a desk first: those whose bell it rings. */
export function rolesOf(desk: Desk): readonly Role[] {
  return NOTICE_KINDS[REMINDERS[desk]].roles
}

interface Kind {
  desk: Desk
  /** Who is shown it. */
  roles: readonly Role[]
  /** From what age on it is stuck, in milliseconds. */
  afterMs: number
}

/** The kinds of stuck work, what keeps money waiting first. */
export const STUCK_KINDS = {
  onNoOrder: { desk: 'buying', roles: PURCHASING, afterMs: 3 * DAY },
  submitted: { desk: 'deciding', roles: PURCHASING, afterMs: DAY },
  accountUnconfirmed: { desk: 'deciding', roles: PURCHASING, afterMs: DAY },
  correction: { desk: 'admin', roles: SUPER_ADMIN, afterMs: 0 },
  ticketRefused: { desk: 'deciding', roles: MANAGERS, afterMs: 30 * MINUTE },
  nameProposed: { desk: 'deciding', roles: PURCHASING, afterMs: 0 },
  twins: { desk: 'deciding', roles: MANAGERS, afterMs: 0 },
  scaleSilent: { desk: 'deciding', roles: MANAGERS, afterMs: 0 },
  notGraded: { desk: 'grading', roles: PALM, afterMs: 30 * MINUTE },
  earlierDay: { desk: 'buying', roles: PALM, afterMs: 0 },
  noPrice: { desk: 'buying', roles: PALM, afterMs: 0 },
  notPriced: { desk: 'buying', roles: PALM, afterMs: 30 * MINUTE },
  received: { desk: 'accounting', roles: PURCHASING, afterMs: 2 * DAY },
  vendorIncomplete: { desk: 'buying', roles: PURCHASING, afterMs: 0 },
  tareMissing: { desk: 'warehouse', roles: PALM, afterMs: 4 * HOUR },
} as const satisfies Record<string, Kind>
export type StuckKind = keyof typeof STUCK_KINDS
export const ALL_STUCK_KINDS = Object.keys(STUCK_KINDS) as StuckKind[]

/** The ways out: what moves a stuck thing. */
export const WAYS_OUT = [
  'order',
  'link',
  'setD7',
  'addAccount',
  'approve',
  'decide',
  'grade',
  'price',
  'setPrice',
  'invoice',
  'weighOut',
  'mend',
  'checkName',
  'joinTwins',
  'seeScales',
  'checkAccount',
  'checkPayee',
] as const
export type WayOut = (typeof WAYS_OUT)[number]

/** Whether `role` is shown what is stuck of that kind. */
export function isShownTo(role: Role, kind: StuckKind): boolean {
  return STUCK_KINDS[kind].roles.some((one) => one === role)
}

/** Whether what is stuck of that kind is the work of `role`. */
export function isWorkOf(role: Role, kind: StuckKind): boolean {
  return rolesOf(STUCK_KINDS[kind].desk).includes(role)
}

/** Whether what began to wait at `since` is stuck at `now`. */
export function isStuck(kind: StuckKind, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > STUCK_KINDS[kind].afterMs
}
