import type { NoticeKind } from '../notices/rules.ts'
import {
  INVOICING,
  MANAGERS,
  PAYING,
  PURCHASING,
  RECEIVING,
  type Role,
  SUPER_ADMIN,
} from '../platform/roles.ts'
import type { Blocker } from './rules/approval.ts'

/** The approval axis. */
export const STATES = ['D', 'S', 'IR', 'RJ', 'A', 'CF', 'C', 'F'] as const
export type State = (typeof STATES)[number]
/** The delivery axis; empty until something of it has happened. */
export const PURCHASE_STATES = ['RC', 'IV', 'CC'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]
export type Badge = State | PurchaseState

type WrongState =
  | 'po.notDraft'
  | 'po.notSubmitted'
  | 'po.approvalUsed'
  | 'po.notApproved'
  | 'po.notCancellable'
  | 'po.notConfirmed'
  | 'po.notInvoiced'
  | 'po.notWithdrawable'

export interface Transition {
  /** Approval states that the action may start from. */
  from: readonly State[]
  /** Delivery states that it may start from, the empty one by default; `null` is the empty one. */
  whilePurchase?: readonly (PurchaseState | null)[]
  /** Where the approval axis goes; it stays where nothing is said. */
  to?: State
  /** Where the delivery axis goes, null: it is empty again; receiving and releasing go to RC only with the last line. */
  toPurchase?: PurchaseState | null
  roles: readonly Role[]
  /** Only while no line of the order is received; what it refuses with else. */
  whileUnreceived?: 'po.cancelReceived' | 'po.deleteReceived'
  /** Not by an officer who took part in the order (rules/approval.ts). */
  byAnother?: true
  /** What it refuses with that finds the order in another state, where nothing nearer can be said. */
  wrongState?: WrongState
  /** What the officer who submitted the order is told, where somebody else did it. */
  tells?: NoticeKind
  /** The notice that it overtakes: of an approval that is taken back, or confirmed as well; of a payee that is looked at. */
  overtakes?: NoticeKind
  /** It takes the step before it back: the notice of the work that waits again is open again. */
  takesBack?: true
}

const transitions = {
  submit: { from: ['D', 'RJ'], to: 'S', roles: PURCHASING, wrongState: 'po.notDraft' },
  review: { from: ['S'], to: 'IR', roles: PURCHASING },
  approve: {
    from: ['S', 'IR'],
    to: 'A',
    roles: MANAGERS,
    byAnother: true,
    wrongState: 'po.notSubmitted',
    tells: 'orderApproved',
  },
  // Goes back to where the order was approved from.
  withdrawApproval: {
    from: ['A'],
    roles: MANAGERS,
    wrongState: 'po.approvalUsed',
    overtakes: 'orderApproved',
    takesBack: true,
  },
  reject: {
    from: ['S', 'IR'],
    to: 'RJ',
    roles: MANAGERS,
    wrongState: 'po.notSubmitted',
    tells: 'orderRejected',
  },
  confirm: {
    from: ['A'],
    to: 'CF',
    roles: PURCHASING,
    wrongState: 'po.notApproved',
    tells: 'orderConfirmed',
    overtakes: 'orderApproved',
  },
  acknowledge: { from: ['CF'], whilePurchase: [null, 'RC', 'IV'], to: 'C', roles: PURCHASING },
  cancel: {
    from: ['A', 'CF'],
    toPurchase: 'CC',
    roles: PURCHASING,
    whileUnreceived: 'po.cancelReceived',
    wrongState: 'po.notCancellable',
  },
  receive: {
    from: ['CF', 'C'],
    toPurchase: 'RC',
    roles: RECEIVING,
    wrongState: 'po.notConfirmed',
  },
  undoReceive: {
    from: ['CF', 'C'],
    whilePurchase: [null, 'RC'],
    toPurchase: null,
    roles: RECEIVING,
    wrongState: 'po.notConfirmed',
    takesBack: true,
  },
  release: { from: ['CF', 'C'], toPurchase: 'RC', roles: MANAGERS, wrongState: 'po.notConfirmed' },
  invoice: {
    from: ['CF', 'C'],
    whilePurchase: ['RC'],
    toPurchase: 'IV',
    roles: INVOICING,
    wrongState: 'po.notConfirmed',
    tells: 'orderInvoiced',
  },
  changePayee: {
    from: ['CF', 'C'],
    whilePurchase: ['IV'],
    roles: INVOICING,
    wrongState: 'po.notInvoiced',
  },
  // By another than who changed it (writes/payee.ts).
  confirmPayee: {
    from: ['CF', 'C'],
    whilePurchase: ['IV'],
    roles: PAYING,
    wrongState: 'po.notInvoiced',
    overtakes: 'payeeChanged',
  },
  finalize: { from: ['CF', 'C'], whilePurchase: ['IV'], to: 'F', roles: PURCHASING },
  // Goes back to where the order was before the update.
  undoUpdate: { from: ['IR', 'C', 'F'], whilePurchase: [null, 'RC', 'IV'], roles: PURCHASING },
  discard: { from: ['D', 'RJ'], toPurchase: 'CC', roles: PURCHASING, wrongState: 'po.notDraft' },
  delete: {
    from: ['D', 'S', 'IR', 'RJ', 'A', 'CF', 'C'],
    whilePurchase: [null, 'CC'],
    roles: SUPER_ADMIN,
    whileUnreceived: 'po.deleteReceived',
  },
  // Takes an order back that was made at once with its lines, as `mayWithdraw` says.
  withdraw: { from: ['D', 'S'], roles: PURCHASING, wrongState: 'po.notWithdrawable' },
} as const satisfies Record<string, Transition>

export type Action = keyof typeof transitions
/**
 * The table of docs/rules.md, section 3, as data: the contract's roles, the server's WHERE clause, refusals and notices, the
 * screens' buttons and the tests read it.
 */
export const TRANSITIONS: Readonly<Record<Action, Transition>> = transitions
export const ACTIONS = Object.keys(transitions) as Action[]
/**
 * The steps that screens offer with an order as a whole: those that take it further, in their order, those beside them, and
 * those that end it.
 */
export const OFFERED = {
  forward: ['submit', 'approve', 'confirm', 'receive', 'invoice'],
  beside: ['changePayee', 'reject'],
  ending: ['cancel', 'discard', 'delete'],
} as const satisfies Record<string, readonly Action[]>
export type OfferedStep = (typeof OFFERED)[keyof typeof OFFERED][number]
/** What the bulk "update status" does, in its order. */
export const UPDATES = ['review', 'acknowledge', 'finalize'] as const satisfies readonly Action[]
export type Update = (typeof UPDATES)[number]

/** States in which lines are added and removed. */
export const LINES_OPEN: readonly State[] = ['D', 'RJ']

export interface OrderState {
  state: State
  purchaseState: PurchaseState | null
}

/** The badge of an order: F stands, else the delivery axis overrides the approval axis. */
export function badge({ state, purchaseState }: OrderState): Badge {
  return state === 'F' ? state : (purchaseState ?? state)
}

/** The states of both axes that `action` may start from. */
export function startsOf(action: Action) {
  const { from, whilePurchase = [null] } = TRANSITIONS[action]
  return { states: from, purchaseStates: whilePurchase }
}

/** Whether the order's state lets `action` happen; what else it needs the server asks. */
export function stateAllows(action: Action, { state, purchaseState }: OrderState): boolean {
  const { states, purchaseStates } = startsOf(action)
  return states.includes(state) && purchaseStates.includes(purchaseState)
}

/** Whether an officer of `role` may do `action` to an order in that state. */
export function mayDo(action: Action, order: OrderState, role: Role): boolean {
  return TRANSITIONS[action].roles.includes(role) && stateAllows(action, order)
}

/** Whether `action` may happen to an order of which so many lines are received. */
export function receiptAllows(action: Action, receivedLines: number): boolean {
  return !TRANSITIONS[action].whileUnreceived || receivedLines === 0
}

/** Whether an officer for whom `bar` stands may do `action`. */
export function blockerAllows(action: Action, blocker: Blocker | undefined): boolean {
  return !TRANSITIONS[action].byAnother || blocker === undefined
}

/** Whether `officerId` may take an order back: who made it at once with its lines, while nobody has touched it. */
export function mayWithdraw(
  officerId: string,
  order: { created_by: string; version: number; made_version: number | null },
): boolean {
  return officerId === order.created_by && order.version === order.made_version
}

/** Whether an officer may discard an order that is open: their own. */
export function mayDiscard(officerId: string, createdBy: string): boolean {
  return officerId === createdBy
}

interface Received {
  by: string
  /** The business day on which it was received. */
  day: string
}

/** Why an officer may not take a receipt back; undefined where they may: their own, and on the day on which they did it. */
export function whyNotUndo(receipt: Received, officerId: string, today: string) {
  if (receipt.by !== officerId) return 'po.undoOfAnother'
  return receipt.day === today ? undefined : 'po.undoTooLate'
}

/** The day on which a line is received where nobody says another: that of the truck's exit, today where that is closed. */
export function usualReceiptDay(exitDay: string, isClosed: boolean, today: string): string {
  return isClosed ? today : exitDay
}

/** Whether an order of so many lines may let one go: it keeps the last. */
export function mayReleaseOne(lines: number): boolean {
  return lines > 1
}

/** Whether lines may be added and removed. */
export function linesOpen({ state, purchaseState }: OrderState): boolean {
  return LINES_OPEN.includes(state) && purchaseState === null
}

/** `NBDPO-PL-6911-00012`: five digits, more when they run out. */
export function orderNumber(sequence: string, buddhistMonth: string, count: number): string {
  return `${sequence}-${buddhistMonth}-${String(count).padStart(5, '0')}`
}

export interface Goods {
  ProductDataID: string
  ProductTypeName: string
}

/** What a ticket brought: its product, by code where the scale sent no name. */
export function productOf({ ProductTypeName, ProductDataID }: Goods): string {
  return ProductTypeName || ProductDataID
}

/** Whether `tickets` brought different products. */
export function isMixed(tickets: readonly Goods[]): boolean {
  return new Set(tickets.map(productOf)).size > 1
}

/** The one product that all of `tickets` brought; none where they brought different ones. */
export function sharedProduct(tickets: readonly Goods[]): string[] {
  return isMixed(tickets) ? [] : tickets.slice(0, 1).map(productOf)
}

/** docs/rules.md, section 3. */
export const DEFAULTS = {
  sequence: 'NBDPO-PL',
  warehouse: 'CT-NN',
  dimensions: ['00000', 'ZZ_ZZ', 'ZZZZZ', 'NBD_RM01', 'ZZZZ', 'ZZZZZ'],
} as const

/** What a payable keeps instead of an account where it is paid in cash. */
export const IN_CASH = { bank_name: null, bank_account: null } as const

/** What a list of orders can be sorted by. */
export const SORT_FIELDS = [
  'PONumber',
  'VendorOrganizationName',
  'Created',
  'AVL',
  'OfficerName',
  'TotalReceipt',
  'TotalWeight',
  'TotalAmount',
  'TotalTax',
  'TotalPaid',
  'LastRecDate',
  'State',
] as const

/**
 * The most that each measure of an order's quality may be, in the order in which forms and documents name them: percent,
 * iodine value, the index of bleachability, Lovibond. 0 is no limit.
 */
export const MAX_THRESHOLD = {
  FFAMax: 100,
  MIMax: 100,
  IVMin: 200,
  IVMax: 200,
  DobiMin: 10,
  ColorR: 100,
  ColorY: 100,
  ColorB: 100,
} as const
export type Threshold = keyof typeof MAX_THRESHOLD
export const THRESHOLDS = Object.keys(MAX_THRESHOLD) as readonly Threshold[]
/** Conditions of a few words; the further one, `Condition`, may be long. */
export const TERMS = ['CriteriaReceive', 'QTYDeliver', 'Delivery', 'Payment'] as const

/** Days after which an invoiced order is finalized by the bulk "update status", where the mill sets none. */
export const FINALIZE_AFTER_DAYS = 7
/** For so long who pressed "update status" may take it back. */
export const UNDO_UPDATE_MS = 60_000
/** A second click on an add control within this many milliseconds is ignored by the screens. */
export const ADD_GUARD_MS = 2000
