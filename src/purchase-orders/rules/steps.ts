import type { NoticeKind } from '../../notices/rules.ts'
import { REASONS, type Reason } from '../../platform/reasons.ts'
import {
  INVOICING,
  MANAGERS,
  PAYING,
  PURCHASING,
  RECEIVING,
  type Role,
  SUPER_ADMIN,
} from '../../platform/roles.ts'
import type { Blocker } from './approval.ts'
import type { OrderState, PurchaseState, State } from './states.ts'

type WrongState =
  | 'po.wrongState'
  | 'po.notDraft'
  | 'po.notSubmitted'
  | 'po.approvalUsed'
  | 'po.notApproved'
  | 'po.notCancellable'
  | 'po.notConfirmed'
  | 'po.notFullyReceived'
  | 'po.notInvoiced'
  | 'po.notWithdrawable'

/**
 * Where screens offer a step with an order as a whole: as its next one, beside that, in its menu, or as an end of the order
 * at the foot of the menu.
 */
type Place = 'next' | 'beside' | 'menu' | 'end'

/**
 * What is asked before a step that is offered: a yes, a reason, or a dialog of its own; one in which something is typed that
 * outlasts a reload is a form.
 */
type Question = 'yes' | { reasons: readonly Reason[] } | 'dialog' | 'form'

interface Step {
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
  /** Not once the payable is set up, which it says before anything else. */
  beforePayable?: true
  /** Not by an officer who took part in the order (rules/approval.ts), or only by who made it. */
  own?: 'never' | 'only'
  /** What it refuses with that finds the order in another state, where nothing nearer can be said. */
  wrongState?: WrongState
  /** The same where it is the delivery alone that does not allow it. */
  wrongPurchase?: WrongState
  /** What the officer who submitted the order is told, where somebody else did it. */
  tells?: NoticeKind
  /** The work for another officer that it leaves behind, where the mill has accounts confirmed. */
  leaves?: NoticeKind
  /** The notice that it overtakes: of an approval that is taken back, or confirmed as well; of a payee that is looked at. */
  overtakes?: NoticeKind
  /** It takes the step before it back: the notice of the work that waits again is open again. */
  takesBack?: true
  /** It sets an order or a line of it back; its history draws it so. */
  setsBack?: true
  /** Who takes it looks at the payable: one who is late is answered with that. */
  ofPayable?: true
}

/** Every step says where screens offer it, and one that is offered what it asks. */
export type Transition = Step & ({ place: Place; asks: Question } | { place: null; asks?: never })

const transitions = {
  submit: {
    from: ['D', 'RJ'],
    to: 'S',
    roles: PURCHASING,
    wrongState: 'po.notDraft',
    place: 'next',
    asks: 'yes',
  },
  review: { from: ['S'], to: 'IR', roles: PURCHASING, place: null },
  approve: {
    from: ['S', 'IR'],
    to: 'A',
    roles: MANAGERS,
    own: 'never',
    wrongState: 'po.notSubmitted',
    tells: 'orderApproved',
    place: 'next',
    asks: 'dialog',
  },
  // Goes back to where the order was approved from.
  withdrawApproval: {
    from: ['A'],
    roles: MANAGERS,
    wrongState: 'po.approvalUsed',
    overtakes: 'orderApproved',
    takesBack: true,
    place: null,
  },
  reject: {
    from: ['S', 'IR'],
    to: 'RJ',
    roles: MANAGERS,
    wrongState: 'po.notSubmitted',
    tells: 'orderRejected',
    setsBack: true,
    place: 'beside',
    asks: { reasons: REASONS.reject },
  },
  confirm: {
    from: ['A'],
    to: 'CF',
    roles: PURCHASING,
    wrongState: 'po.notApproved',
    tells: 'orderConfirmed',
    overtakes: 'orderApproved',
    place: 'next',
    asks: 'yes',
  },
  acknowledge: {
    from: ['CF'],
    whilePurchase: [null, 'RC', 'IV'],
    to: 'C',
    roles: PURCHASING,
    place: null,
  },
  cancel: {
    from: ['A', 'CF'],
    toPurchase: 'CC',
    roles: PURCHASING,
    whileUnreceived: 'po.cancelReceived',
    wrongState: 'po.notCancellable',
    setsBack: true,
    place: 'end',
    asks: { reasons: REASONS.cancel },
  },
  receive: {
    from: ['CF', 'C'],
    toPurchase: 'RC',
    roles: RECEIVING,
    wrongState: 'po.notConfirmed',
    wrongPurchase: 'po.wrongState',
    place: 'next',
    asks: 'dialog',
  },
  undoReceive: {
    from: ['CF', 'C'],
    whilePurchase: [null, 'RC'],
    toPurchase: null,
    roles: RECEIVING,
    beforePayable: true,
    wrongState: 'po.notConfirmed',
    takesBack: true,
    setsBack: true,
    place: null,
  },
  // Offered with a line.
  release: {
    from: ['CF', 'C'],
    toPurchase: 'RC',
    roles: MANAGERS,
    wrongState: 'po.notConfirmed',
    wrongPurchase: 'po.wrongState',
    setsBack: true,
    place: null,
  },
  invoice: {
    from: ['CF', 'C'],
    whilePurchase: ['RC'],
    toPurchase: 'IV',
    roles: INVOICING,
    beforePayable: true,
    wrongState: 'po.notConfirmed',
    wrongPurchase: 'po.notFullyReceived',
    tells: 'orderInvoiced',
    place: 'next',
    asks: 'form',
  },
  changePayee: {
    from: ['CF', 'C'],
    whilePurchase: ['IV'],
    roles: INVOICING,
    wrongState: 'po.notInvoiced',
    leaves: 'payeeChanged',
    ofPayable: true,
    place: 'menu',
    asks: 'form',
  },
  // By another than who changed it (writes/payee.ts).
  confirmPayee: {
    from: ['CF', 'C'],
    whilePurchase: ['IV'],
    roles: PAYING,
    wrongState: 'po.notInvoiced',
    overtakes: 'payeeChanged',
    ofPayable: true,
    place: null,
  },
  finalize: { from: ['CF', 'C'], whilePurchase: ['IV'], to: 'F', roles: PURCHASING, place: null },
  // Goes back to where the order was before the update.
  undoUpdate: {
    from: ['IR', 'C', 'F'],
    whilePurchase: [null, 'RC', 'IV'],
    roles: PURCHASING,
    place: null,
  },
  discard: {
    from: ['D', 'RJ'],
    toPurchase: 'CC',
    roles: PURCHASING,
    own: 'only',
    wrongState: 'po.notDraft',
    place: 'end',
    asks: 'yes',
  },
  delete: {
    from: ['D', 'S', 'IR', 'RJ', 'A', 'CF', 'C'],
    whilePurchase: [null, 'CC'],
    roles: SUPER_ADMIN,
    whileUnreceived: 'po.deleteReceived',
    beforePayable: true,
    place: 'end',
    asks: 'dialog',
  },
  // Takes an order back that was made at once with its lines, as `mayWithdraw` says.
  withdraw: { from: ['D', 'S'], roles: PURCHASING, wrongState: 'po.notWithdrawable', place: null },
} as const satisfies Record<string, Transition>

export type Action = keyof typeof transitions
/** The actions whose row in the table is like that. */
type ActionsWith<Part> = {
  [A in Action]: (typeof transitions)[A] extends Part ? A : never
}[Action]
/**
 * The table of docs/rules.md, section 3, as data: the contract's roles and refusals, the server's WHERE clause, its refusals
 * and notices, the screens' buttons, menus and questions and the tests read it.
 */
export const TRANSITIONS: Readonly<Record<Action, Transition>> = transitions
export const ACTIONS = Object.keys(transitions) as Action[]

/** The steps that screens offer with an order as a whole. */
export type OfferedStep = ActionsWith<{ place: Place }>
/** Those of them that ask a yes, after saying what follows. */
type YesStep = ActionsWith<{ asks: 'yes' }>
/** Those that ask a yes or a reason, and nothing else. */
export type PlainStep = YesStep | ActionsWith<{ asks: { reasons: readonly Reason[] } }>

/** The steps that screens offer in a place, in the order in which an order comes to them. */
function offeredAt(place: Place) {
  return ACTIONS.filter((action): action is OfferedStep => TRANSITIONS[action].place === place)
}

/** The steps that screens offer, those first that take an order further. */
export const OFFERED = (['next', 'beside', 'menu', 'end'] as const).flatMap(offeredAt)

/** What is offered as reasons before a step; undefined where it asks for none. */
export function reasonsOf(action: Action): readonly Reason[] | undefined {
  const { asks } = TRANSITIONS[action]
  return typeof asks === 'object' ? asks.reasons : undefined
}

/** Whether a step asks a yes or a reason, and nothing else. */
export function isPlain(step: OfferedStep): step is PlainStep {
  return asksYes(step) || reasonsOf(step) !== undefined
}

/** Whether a step asks a yes alone. */
export function asksYes(step: OfferedStep): step is YesStep {
  return TRANSITIONS[step].asks === 'yes'
}

/** What steps refuse with that find an order in another state than they start from. */
export const STATE_REFUSALS = ACTIONS.flatMap((action) => {
  const { wrongState, wrongPurchase, whileUnreceived } = TRANSITIONS[action]
  return [wrongState, wrongPurchase, whileUnreceived].filter((code) => code !== undefined)
})

/** What the bulk "update status" does, in its order. */
export const UPDATES = ['review', 'acknowledge', 'finalize'] as const satisfies readonly Action[]
export type Update = (typeof UPDATES)[number]

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

/** Whether an officer for whom `blocker` stands may do `action`. */
export function blockerAllows(action: Action, blocker: Blocker | undefined): boolean {
  return TRANSITIONS[action].own !== 'never' || blocker === undefined
}

/** Whether an officer may do `action` to an order that `createdBy` made: some only to their own. */
export function makerAllows(action: Action, officerId: string, createdBy: string): boolean {
  return TRANSITIONS[action].own !== 'only' || officerId === createdBy
}
