import fc from 'fast-check'
import { ROLES, type Role } from '../../../platform/roles.ts'
import { type Action, type Attempt, meant } from './attempt.ts'
import { batchActions } from './batch-actions.ts'
import { dayActions } from './day-actions.ts'
import {
  type Day,
  isConfirmed,
  isOpen,
  isReady,
  isWaitingForApproval,
  ladderPrice,
  type Order,
  orderOf,
  receivedLines,
  ticketOf,
  tookPart,
  type Walk,
} from './model.ts'
import { orderActions } from './order-actions.ts'
import { ticketActions } from './ticket-actions.ts'

const allActions = {
  ...orderActions,
  ...batchActions,
  ...ticketActions,
  ...dayActions,
} satisfies Record<string, Action>
type ActionName = keyof typeof allActions
export const actions: Readonly<Record<string, Action>> = allActions

/** Numbers that chance has drawn; the walk so far says what they mean. */
export interface Draw {
  /** The order's next step towards its end, a step aside that is allowed, or any action at all. */
  kind: 'next' | 'aside' | 'any'
  action: string
  isFittingRole: boolean
  officer: number
  variant: 0 | 1 | 2
  vendor: number
  order: number
  line: number
  ticket: number
  grade: number
}

const pick = fc.nat({ max: 999 })
/** A failed walk is shrunk by leaving attempts out; other numbers would only make it another one. */
export const draw: fc.Arbitrary<Draw> = fc.noShrink(
  fc.record({
    kind: fc.constantFrom('next', 'next', 'next', 'next', 'next', 'aside', 'any', 'any'),
    action: fc.constantFrom(...Object.keys(actions)),
    isFittingRole: fc.constantFrom(true, true, true, true, false),
    officer: pick,
    variant: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 1, 2),
    vendor: pick,
    order: pick,
    line: pick,
    ticket: pick,
    grade: fc.integer({ min: 18, max: 24 }),
  }),
)

const NOBODY = '00000000-0000-4000-8000-000000000000'
const at = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length]

type Plain = Omit<Attempt, 'role' | 'price'>

/** What the drawn numbers mean in the walk as it stands. */
export function choose(walk: Walk, drawn: Draw): Attempt {
  const plain = plainly(walk, drawn)
  if (drawn.kind === 'any') return withOfficer(walk, plain, drawn)
  const aside = drawn.kind === 'aside' && stepAside(walk, plain, drawn)
  return aside || withOfficer(walk, { ...plain, variant: 0, ...nextStep(walk, drawn) }, drawn)
}

/** Every action on what was drawn that is refused, by an officer whose work it is and by who submitted the order. */
export function everythingRefused(walk: Walk, drawn: Draw): Attempt[] {
  const plain = plainly(walk, drawn)
  const submitter = walk.orders.find(({ id }) => id === plain.orderId)?.submitter ?? 0
  return Object.keys(actions)
    .map((action) => withOfficer(walk, { ...plain, action, variant: 0 }, drawn))
    .flatMap((attempt) => [attempt, { ...attempt, role: submitter }])
    .filter(
      (attempt, n, all) =>
        n === 0 || attempt.role !== all[n - 1]?.role || attempt.action !== all[n - 1]?.action,
    )
    .filter((attempt) => !isAllowed(walk, attempt))
}

function plainly(walk: Walk, drawn: Draw): Plain {
  const order = drawn.grade % 4 === 0 ? at(walk.orders, drawn.order) : atWork(walk, drawn)
  const line = order && at([...order.lines, ...order.formerLines], drawn.line)
  return {
    action: drawn.action,
    variant: drawn.variant,
    vendor: at(walk.vendors, drawn.vendor)!,
    orderId: order?.id ?? NOBODY,
    lineId: line?.id ?? NOBODY,
    ticketId: at(walk.tickets, drawn.ticket)!.id,
    date: walk.day.date,
    grade: drawn.grade,
  }
}

/** The attempt by an officer whose work it is, mostly, and at the price that they know. */
function withOfficer(walk: Walk, attempt: Plain, drawn: Draw): Attempt {
  const { grade } = ticketOf(walk, attempt.ticketId)
  const price = ladderPrice(grade ?? drawn.grade) + (attempt.variant === 0 ? 0 : 10)
  return { ...attempt, price, role: officerFor(walk, attempt, drawn) }
}

const ASIDE: readonly ActionName[] = [
  'removeLine',
  'reject',
  'cancel',
  'release',
  'withdrawOrder',
  'withdrawApproval',
  'undoReceive',
  'changePayee',
  'confirmPayee',
  'closeDay',
  'dismissReopening',
]

/** What keeps an unfinished order from its end and is allowed; nothing where none is. */
function stepAside(walk: Walk, plain: Plain, drawn: Draw): Attempt | undefined {
  const order = atWork(walk, drawn)
  const line = order && at(order.lines, drawn.line)
  if (!order) return undefined
  const meant = { ...plain, variant: 0, orderId: order.id, lineId: line?.id ?? NOBODY } as const
  const attempts = ASIDE.map((action) => withOfficer(walk, { ...meant, action }, drawn))
  const allowed = attempts.filter((attempt) => isAllowed(walk, attempt))
  return at(allowed, drawn.vendor)
}

function officerFor(walk: Walk, { action, orderId, lineId }: Plain, drawn: Draw): Role {
  if (!drawn.isFittingRole) return at(ROLES, drawn.officer)!
  const order = walk.orders.find(({ id }) => id === orderId)
  const roles = actions[action]!.roles
  if (action === 'withdrawOrder' && order) return order.creator
  if (action === 'withdrawApproval' && order?.approver != null) return order.approver
  const receiver = order?.lines.find(({ id }) => id === lineId)?.receiver
  if (action === 'undoReceive' && receiver != null) return receiver
  const isCheck = action === 'confirmPayee'
  const isApproval = action === 'approve' || action === 'approveChosen'
  const isBlocked = (role: Role) => {
    if (action === 'confirmReopening') return walk.day.reopeningAskedBy === role
    if (order === undefined) return false
    return isCheck ? order.payeeChangers.includes(role) : isApproval && tookPart(order, role)
  }
  const others = roles.filter((role) => !isBlocked(role))
  return at(others.length > 0 ? others : roles, drawn.officer)!
}

type Step = Partial<Attempt> & { action: ActionName }

/** What brings an unfinished order nearer to being paid and closed; a new order where there is none. */
function nextStep(walk: Walk, drawn: Draw): Step {
  const order = atWork(walk, drawn)
  if (walk.day.isClosed && drawn.grade % 3 === 0) return reopening(walk.day)
  if (!order) return firstStep(walk, drawn)
  return { orderId: order.id, ...stepOf(walk, order, drawn) }
}

/** An order, empty or with a ticket that waits. */
function firstStep(walk: Walk, drawn: Draw): Step {
  const vendor = at(walk.vendors.slice(0, 2), drawn.vendor)!
  const waiting = walk.tickets.filter(
    (ticket) => ticket.avl === vendor.avl && isReady(ticket) && !orderOf(walk, ticket.id),
  )
  const ticket = drawn.line % 2 === 0 ? at(waiting, drawn.ticket) : undefined
  return ticket
    ? { action: 'makeOrder', vendor, ticketId: ticket.id }
    : { action: 'create', vendor }
}

/** An order that is not at its end: the oldest, mostly, so that some walks go all the way. */
function atWork({ orders }: Walk, { order, officer }: Draw): Order | undefined {
  const unfinished = orders.filter(
    ({ isDeleted, purchase, state }) => !isDeleted && purchase !== 'CC' && state !== 'F',
  )
  return officer % 4 === 0 ? at(unfinished, order) : unfinished[0]
}

function stepOf(walk: Walk, order: Order, drawn: Draw): Step {
  const { state, purchase } = order
  if (isOpen(order)) return fillOrSubmit(walk, order, drawn)
  const isDetour = drawn.line % 4 === 0
  if (order.isUntouched && drawn.line % 5 === 0) return { action: 'withdrawOrder' }
  if (isWaitingForApproval(order)) {
    if (isDetour && state === 'S') return { action: 'update' }
    return { action: drawn.vendor % 2 === 0 ? 'approve' : 'approveChosen' }
  }
  if (purchase === 'RC') return { action: 'invoice' }
  if (purchase === 'IV') {
    if (order.payeeChangers.length > 0) return { action: 'confirmPayee' }
    return isDetour ? { action: 'changePayee' } : { action: 'update', variant: 1 }
  }
  const open = order.lines.find(({ isReceived }) => !isReceived)
  if (isConfirmed(order) && open) {
    const isBegun = state === 'CF' && receivedLines(order).length > 0
    if (isDetour && isBegun) return { action: 'update' }
    const action = isDetour && order.lines.length > 1 ? 'release' : 'receive'
    return { action, lineId: open.id }
  }
  return state === 'A' ? { action: 'confirm' } : { action: 'update' }
}

function fillOrSubmit(walk: Walk, { lines, avl }: Order, drawn: Draw): Step {
  const own = walk.tickets.filter((ticket) => ticket.avl === avl && ticket.isWeighedOut)
  const unready = own.filter((ticket) => !isReady(ticket))
  const onIt = unready.find(({ id }) => lines.some(({ ticketId }) => ticketId === id))
  const ready = own.filter((ticket) => isReady(ticket) && !orderOf(walk, ticket.id))
  const free = at(ready, drawn.ticket)
  const isLate = unready.length > 0 && drawn.grade % 4 === 0
  if (!onIt && !isLate && free && lines.length < 1 + (drawn.line % 3)) {
    return { action: 'addLine', ticketId: free.id }
  }
  if (!onIt && !isLate && lines.length > 0) return { action: 'submit' }
  const wanting = onIt ?? at(unready, drawn.ticket)
  if (!wanting) return { action: 'delete' }
  if (walk.day.isClosed) return reopening(walk.day)
  return { action: wanting.grade === null ? 'grade' : 'value', ticketId: wanting.id }
}

/** Two officers: one asks, another confirms. */
function reopening({ reopeningAskedBy }: Day): Step {
  return { action: reopeningAskedBy === null ? 'askReopening' : 'confirmReopening' }
}

/** Whether docs/rules.md lets it happen. */
export function isAllowed(walk: Walk, attempt: Attempt): boolean {
  const { roles, may } = actions[attempt.action]!
  return roles.includes(attempt.role) && may(walk, attempt)
}

/** The attempt in words, for whoever reads how a walk failed. */
export function sentence(walk: Walk, attempt: Attempt): string {
  const { action, role, variant } = attempt
  const order = walk.orders.findIndex(({ id }) => id === attempt.orderId)
  const ticket = walk.tickets.findIndex(({ id }) => id === attempt.ticketId)
  const line = meant(walk, attempt)?.lines.findIndex(({ id }) => id === attempt.lineId)
  const vendor = walk.vendors.indexOf(attempt.vendor)
  return `${action}(by ${role}, variant ${variant}, order ${order}, line ${line}, ticket ${ticket}, vendor ${vendor})`
}
