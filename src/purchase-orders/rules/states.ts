import type { WaitingKind } from '../../notices/rules/waiting.ts'
import type { StateAppearance } from '../../ui/record/state-appearance.ts'

/** The steps of an order, from draft to payable, as its track shows them. */
export const STEPS = ['draft', 'review', 'approved', 'confirmed', 'received', 'payable'] as const

/** What is printed across an order that nobody may deliver on. */
type Mark = 'po.state.D' | 'order.underReview' | 'po.state.RJ' | 'po.state.CC'
/** The lists of orders, the first one as those who buy and as the others look at it. */
type List = 'buying' | 'deciding' | 'receiving' | 'invoicing'

interface BadgeRow {
  /** Which of the two axes of an order it is a state of. */
  axis: 'approval' | 'delivery'
  appearance: StateAppearance
  /** How many of STEPS are past. A canceled order went as far as its approval did. */
  past: number
  /** What waits for somebody then. */
  work: WaitingKind | null
  mark: Mark | null
  /** What the page of its orders says of it. */
  says: 'record.submitted' | 'record.inReview' | null
  /** What whoever would do something is refused with, as nothing goes on from it. */
  refuses?: 'po.canceled' | 'po.finalized'
  /** When its orders are looked for in each list, 1 first; null where the list has none. */
  rank: Readonly<Record<List, number | null>>
}

const badges = {
  D: {
    axis: 'approval',
    appearance: { shape: 'dashed', tint: 'gray' },
    past: 0,
    work: null,
    mark: 'po.state.D',
    says: null,
    rank: { buying: 1, deciding: 5, receiving: null, invoicing: null },
  },
  S: {
    axis: 'approval',
    appearance: { shape: 'ring', tint: 'blue' },
    past: 1,
    work: 'submitted',
    mark: 'order.underReview',
    says: 'record.submitted',
    rank: { buying: 4, deciding: 1, receiving: null, invoicing: null },
  },
  IR: {
    axis: 'approval',
    appearance: { shape: 'quarter', tint: 'violet' },
    past: 1,
    work: 'submitted',
    mark: 'order.underReview',
    says: 'record.inReview',
    rank: { buying: 5, deciding: 3, receiving: null, invoicing: null },
  },
  RJ: {
    axis: 'approval',
    appearance: { shape: 'cross', tint: 'orange' },
    past: 0,
    work: null,
    mark: 'po.state.RJ',
    says: null,
    rank: { buying: 2, deciding: 6, receiving: null, invoicing: null },
  },
  A: {
    axis: 'approval',
    appearance: { shape: 'half', tint: 'olive' },
    past: 3,
    work: 'approved',
    mark: null,
    says: null,
    rank: { buying: 3, deciding: 2, receiving: null, invoicing: null },
  },
  CF: {
    axis: 'approval',
    appearance: { shape: 'three-quarters', tint: 'teal' },
    past: 4,
    work: 'toReceive',
    mark: null,
    says: null,
    rank: { buying: 7, deciding: 7, receiving: 2, invoicing: 4 },
  },
  C: {
    axis: 'approval',
    appearance: { shape: 'full', tint: 'green' },
    past: 4,
    work: 'toReceive',
    mark: null,
    says: null,
    rank: { buying: 6, deciding: 4, receiving: 1, invoicing: 3 },
  },
  RC: {
    axis: 'delivery',
    appearance: { shape: 'arrow', tint: 'petrol' },
    past: 5,
    work: 'received',
    mark: null,
    says: null,
    rank: { buying: 8, deciding: 8, receiving: 3, invoicing: 1 },
  },
  IV: {
    axis: 'delivery',
    appearance: { shape: 'tick', tint: 'jade' },
    past: 6,
    work: null,
    mark: null,
    says: null,
    rank: { buying: 9, deciding: 9, receiving: null, invoicing: 2 },
  },
  F: {
    axis: 'approval',
    appearance: { shape: 'square', tint: 'slate' },
    past: 6,
    work: null,
    mark: null,
    says: null,
    refuses: 'po.finalized',
    rank: { buying: 10, deciding: 10, receiving: null, invoicing: 5 },
  },
  CC: {
    axis: 'delivery',
    appearance: { shape: 'stroke', tint: 'stone' },
    past: 0,
    work: null,
    mark: 'po.state.CC',
    says: null,
    refuses: 'po.canceled',
    rank: { buying: 11, deciding: 11, receiving: null, invoicing: null },
  },
} as const satisfies Record<string, BadgeRow>

export type Badge = keyof typeof badges
type On<Axis> = {
  [B in Badge]: (typeof badges)[B] extends { axis: Axis } ? B : never
}[Badge]
/** A state of the approval axis. */
export type State = On<'approval'>
/** A state of the delivery axis, which is empty until something of it has happened. */
export type PurchaseState = On<'delivery'>

/** Everything that differs by badge, one row each: a new one does not compile until its row is whole. */
export const BADGES: Readonly<Record<Badge, BadgeRow>> = badges
/** Every badge, in the order in which an order comes to them. */
export const ALL_BADGES = Object.keys(BADGES) as Badge[]
export const STATES = ALL_BADGES.filter((one): one is State => BADGES[one].axis === 'approval')
export const PURCHASE_STATES = ALL_BADGES.filter(
  (one): one is PurchaseState => BADGES[one].axis === 'delivery',
)

export interface OrderState {
  state: State
  purchaseState: PurchaseState | null
}

/** The badge of an order: F stands, else the delivery axis overrides the approval axis. */
export function badge({ state, purchaseState }: OrderState): Badge {
  return state === 'F' ? state : (purchaseState ?? state)
}

/** What the wire says of the state of an order. */
export interface StateOnWire {
  State: State
  StatePurchase: PurchaseState | null
}

/** The state of an order as the wire has it. */
export function stateOf({ State: state, StatePurchase: purchaseState }: StateOnWire): OrderState {
  return { state, purchaseState }
}

export function badgeOf(order: StateOnWire): Badge {
  return badge(stateOf(order))
}

/** States in which lines are added and removed. */
export const LINES_OPEN: readonly State[] = ['D', 'RJ']

/** Whether lines may be added and removed. */
export function linesOpen({ state, purchaseState }: OrderState): boolean {
  return LINES_OPEN.includes(state) && purchaseState === null
}

/** The work that waits in a state: of an order by its badge, else the kind itself; null where nothing waits. */
export function workIn(state: Badge | WaitingKind): WaitingKind | null {
  return state in BADGES ? BADGES[state as Badge].work : (state as WaitingKind)
}

/** The badges of orders that wait for that. */
export function badgesOf(work: WaitingKind): Badge[] {
  return ALL_BADGES.filter((badge) => BADGES[badge].work === work)
}

/** Whether an order that shows the badge has something to be received. */
export function isToReceive(badge: Badge): boolean {
  return BADGES[badge].work === 'toReceive'
}

/** Whether an order that shows the badge is canceled. */
export function isCanceled(badge: Badge): boolean {
  return BADGES[badge].refuses === 'po.canceled'
}

/** The badges of a list's orders, those that are looked for first. */
export function badgesIn(list: List): Badge[] {
  const rank = (badge: Badge) => BADGES[badge].rank[list]
  return ALL_BADGES.filter((badge) => rank(badge) !== null).sort(
    (one, other) => Number(rank(one)) - Number(rank(other)),
  )
}
