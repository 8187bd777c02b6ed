import { ADMINS, MANAGERS, PURCHASING, type Role, SUPER_ADMIN } from '../platform/roles.ts'

interface Kind {
  /** The roles that it is for; none where each notice is for one officer, whom its writer names. */
  roles: readonly Role[]
  /** It asks for work, and is settled when the work is done. */
  waits: boolean
}

/** What officers are told. */
export const NOTICE_KINDS = {
  orderSubmitted: { roles: MANAGERS, waits: true },
  orderToReceive: { roles: [81], waits: true },
  orderReceived: { roles: [91], waits: true },
  correctionProposed: { roles: SUPER_ADMIN, waits: true },
  weightsChanged: { roles: [50], waits: false },
  ticketRefused: { roles: MANAGERS, waits: true },
  nameProposed: { roles: MANAGERS, waits: true },
  scaleSilent: { roles: MANAGERS, waits: true },
  backupLate: { roles: ADMINS, waits: true },
  pricesToCheck: { roles: PURCHASING, waits: true },
  reopeningAsked: { roles: MANAGERS, waits: true },
  remindBuying: { roles: [51], waits: true },
  remindDeciding: { roles: [1, 50], waits: true },
  remindGrading: { roles: [52], waits: true },
  remindWarehouse: { roles: [81], waits: true },
  remindAccounting: { roles: [91], waits: true },
  remindAdmin: { roles: SUPER_ADMIN, waits: true },
  accountChanged: { roles: [50, 91], waits: true },
  payeeChanged: { roles: [50, 91], waits: true },
  accountsChanged: { roles: [50, 91], waits: true },
  accountMade: { roles: ADMINS, waits: false },
  factorReset: { roles: [], waits: false },
  orderApproved: { roles: [], waits: false },
  orderRejected: { roles: [], waits: false },
  orderConfirmed: { roles: [], waits: false },
  orderInvoiced: { roles: [], waits: false },
  pricesPublished: { roles: [], waits: false },
  pricesSentBack: { roles: [], waits: false },
  pricesWithdrawn: { roles: [], waits: false },
} as const satisfies Record<string, Kind>

export type NoticeKind = keyof typeof NOTICE_KINDS
/** The kinds that remind of stuck work: one for each desk. */
type ReminderKind = Extract<NoticeKind, `remind${string}`>
export const ALL_NOTICE_KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[]

/** The kinds that everybody of `role` gets. */
export function kindsFor(role: Role): NoticeKind[] {
  return ALL_NOTICE_KINDS.filter((kind) => kindOf(kind).roles.includes(role))
}

/** All notices, those that wait for work, and those of what became of the officer's own work. */
export const NOTICE_TABS = ['all', 'waiting', 'mine'] as const
export type NoticeTab = (typeof NOTICE_TABS)[number]

/** The kinds that stand in `tab`. */
export function kindsIn(tab: NoticeTab): NoticeKind[] {
  return ALL_NOTICE_KINDS.filter((kind) => {
    const { roles, waits } = kindOf(kind)
    return tab === 'all' || (tab === 'waiting' ? waits : roles.length === 0)
  })
}

/** Past this many unread the bell says "99+". */
export const MAX_UNREAD = 99
const KEPT_MS = 30 * 24 * 3600_000

/** From when on notices are kept and shown. */
export function shownSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}

function kindOf(kind: NoticeKind): Kind {
  return NOTICE_KINDS[kind]
}

export function isReminder(kind: NoticeKind): kind is ReminderKind {
  return kind.startsWith('remind')
}
