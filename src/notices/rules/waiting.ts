import type { ScreenName } from '../../platform/addresses.ts'
import {
  INVOICING,
  MANAGERS,
  PALM,
  PAYING,
  PURCHASING,
  RECEIVING,
  type Role,
  SUPER_ADMIN,
} from '../../platform/roles.ts'
import { NOTICE_KINDS, type NoticeKind } from '../rules.ts'

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

interface Work {
  desk: Desk
  /** Who is shown it once it is stuck. */
  shown?: readonly Role[]
  /** From what age on it is stuck, in milliseconds; missing where it never is. */
  afterMs?: number
  /** What the bell says as it begins to wait. */
  notice?: NoticeKind
}

/** The work that waits, one row a kind, what keeps money waiting first: bell, reminders, stuck work and board read it. */
export const WAITING_WORK = {
  onNoOrder: { desk: 'buying', shown: PURCHASING, afterMs: 3 * DAY },
  submitted: { desk: 'deciding', shown: PURCHASING, afterMs: DAY, notice: 'orderSubmitted' },
  accountUnconfirmed: { desk: 'deciding', shown: PURCHASING, afterMs: DAY },
  correction: { desk: 'admin', shown: SUPER_ADMIN, afterMs: 0, notice: 'correctionProposed' },
  ticketRefused: {
    desk: 'deciding',
    shown: MANAGERS,
    afterMs: 0.5 * HOUR,
    notice: 'ticketRefused',
  },
  nameProposed: { desk: 'deciding', shown: PURCHASING, afterMs: 0, notice: 'nameProposed' },
  twins: { desk: 'deciding', shown: MANAGERS, afterMs: 0 },
  scaleSilent: { desk: 'deciding', shown: MANAGERS, afterMs: 0, notice: 'scaleSilent' },
  notGraded: { desk: 'grading', shown: PALM, afterMs: 30 * MINUTE },
  earlierDay: { desk: 'buying', shown: PALM, afterMs: 0 },
  noPrice: { desk: 'buying', shown: PALM, afterMs: 0 },
  notPriced: { desk: 'buying', shown: PALM, afterMs: 30 * MINUTE },
  received: { desk: 'accounting', shown: PURCHASING, afterMs: 2 * DAY, notice: 'orderReceived' },
  vendorIncomplete: { desk: 'buying', shown: PURCHASING, afterMs: 0 },
  tareMissing: { desk: 'warehouse', shown: PALM, afterMs: 4 * HOUR },
  approved: { desk: 'buying' },
  toReceive: { desk: 'warehouse', notice: 'orderToReceive' },
} as const satisfies Record<string, Work>

type Table = typeof WAITING_WORK
export type WaitingKind = keyof Table
/** The kinds that are stuck from some age on. */
export type StuckKind = {
  [Kind in WaitingKind]: Table[Kind] extends { afterMs: number } ? Kind : never
}[WaitingKind]

/** The row of a kind. */
export function workOf(kind: WaitingKind): Work {
  return WAITING_WORK[kind]
}

export const ALL_STUCK_KINDS = (Object.keys(WAITING_WORK) as WaitingKind[]).filter(
  (kind): kind is StuckKind => workOf(kind).afterMs !== undefined,
)

interface Count {
  /** The item of the menu that it stands behind. */
  screen: ScreenName
  /** Who is told the number. */
  roles: readonly Role[]
  /** Whose own work it is, as far as it is that of some roles. */
  mine?: readonly Role[]
  /** What it counts; missing of what is more than that. */
  work?: readonly WaitingKind[]
}

/** What waits behind the items of the menu. */
export const MENU_COUNTS = {
  /** Steps up to the first order, until the mill has one. */
  MovingIn: { screen: 'movingIn', roles: MANAGERS },
  Stuck: { screen: 'stuck', roles: PALM },
  ToEvaluate: { screen: 'tickets', roles: PALM, mine: [52], work: ['notGraded', 'notPriced'] },
  Refused: { screen: 'refusedTickets', roles: MANAGERS, mine: [1, 50], work: ['ticketRefused'] },
  ToReview: { screen: 'approve', roles: MANAGERS, mine: [50], work: ['submitted'] },
  ToReceive: { screen: 'receipt', roles: RECEIVING, mine: [81], work: ['toReceive'] },
  ToInvoice: { screen: 'invoice', roles: INVOICING, mine: [91], work: ['received'] },
  AccountsToCheck: {
    screen: 'accountsToCheck',
    roles: PAYING,
    mine: [50, 91],
    work: ['accountUnconfirmed'],
  },
  ToOrder: { screen: 'toOrder', roles: PURCHASING, mine: [51], work: ['onNoOrder'] },
} as const satisfies Record<string, Count>
export type MenuCount = keyof typeof MENU_COUNTS
export const ALL_MENU_COUNTS = Object.entries(MENU_COUNTS) as [MenuCount, Count][]
