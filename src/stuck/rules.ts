import { rolesOf, type StuckKind, WAITING_WORK, workOf } from '../notices/rules/waiting.ts'
import { type Address, addresses } from '../platform/addresses.ts'
import type { Role } from '../platform/roles.ts'

/** The fields of something stuck by which its way out is found. */
interface Leaving {
  Kind: StuckKind
  Subject: string
  SSWeightID: number | null
  POHeaderUUID: string | null
  VendorCode: string
  VendorName: string
  AVL: string | null
}

/** What moves a stuck thing, and where that is, narrowed to it. */
export const WAYS_OUT = {
  order: ({ AVL }) => addresses.toOrder({ q: AVL ?? '' }),
  link: ({ VendorName }) => addresses.vendors({ name: VendorName }),
  setD7: vendorOf,
  addAccount: vendorOf,
  approve: ({ POHeaderUUID }) => addresses.order(POHeaderUUID ?? ''),
  decide: ticketOf,
  grade: ticketOf,
  price: ticketOf,
  setPrice: () => addresses.priceBoard(),
  invoice: ({ Subject }) => addresses.invoice({ number: Subject }),
  weighOut: ticketOf,
  fix: ({ Subject }) => addresses.refusedTickets({ search: Subject }),
  checkName: ({ AVL }) => addresses.vendors({ avl: AVL ?? '' }),
  joinTwins: () => addresses.stuck(),
  seeScales: () => addresses.scaleTokens(),
  checkAccount: ({ AVL }) => addresses.vendors({ avl: AVL ?? '' }),
  checkPayee: ({ Subject }) => addresses.invoice({ number: Subject, state: '' }),
} as const satisfies Record<string, (row: Leaving) => Address>
export type WayOut = keyof typeof WAYS_OUT

function vendorOf({ Kind, AVL, VendorCode }: Leaving): Address {
  return addresses.vendors(Kind === 'received' || !AVL ? { account: VendorCode } : { avl: AVL })
}

function ticketOf({ SSWeightID }: Leaving): Address {
  return addresses.tickets(SSWeightID === null ? {} : { ticket: SSWeightID })
}

/** One of two whose codes are the same in another spelling, and what hangs on it; of a truck its empty weight in kg. */
export type TwinSide = Record<'id' | 'code' | 'name' | 'vendor' | 'account' | 'tare', string> &
  Record<'tickets' | 'orders' | 'payables', number>

/** Whether `role` is shown what is stuck of that kind. */
export function isShownTo(role: Role, kind: StuckKind): boolean {
  return workOf(kind).shown?.includes(role) ?? false
}

/** Whether what is stuck of that kind is the work of `role`. */
export function isWorkOf(role: Role, kind: StuckKind): boolean {
  return rolesOf(workOf(kind).desk).includes(role)
}

/** Whether what began to wait at `since` is stuck at `now`; of some kinds all is, at once. */
export function isStuck(kind: StuckKind, since: Date, now: Date): boolean {
  const { afterMs } = WAITING_WORK[kind]
  return afterMs === 0 || now.getTime() - since.getTime() > afterMs
}
