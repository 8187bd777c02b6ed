import type { Role } from '../../../platform/roles.ts'

/** The mill as a walk believes it to be; written from docs/rules.md alone, not from the product. */
export interface Walk {
  /** What the codes of its vendors, customers and tickets begin with. */
  name: string
  vendors: Vendor[]
  tickets: Ticket[]
  orders: Order[]
  /** Of the day on which all its trucks were weighed out. */
  day: Day
  /** Of the one role that deletes, since the last right one. */
  wrongPasswords: number
}

export interface Day {
  date: string
  isClosed: boolean
  /** Who asked to reopen it, while that waits. */
  reopeningAskedBy: Role | null
}

export interface Vendor {
  id: string
  avl: string
  isLinked: boolean
  hasD7: boolean
}

export interface Ticket {
  id: number
  avl: string
  isWeighedOut: boolean
  netKg: number | null
  /** The weight in that the super admin gave it last, in kg. */
  correctedTo: number | null
  /** Percent. */
  grade: number | null
  /** Satang per kg. */
  price: number | null
}

export interface Order {
  id: string
  number: string
  avl: string
  state: 'D' | 'S' | 'IR' | 'RJ' | 'A' | 'CF' | 'C' | 'F'
  purchase: 'RC' | 'IV' | 'CC' | null
  lines: Line[]
  /** Lines that were removed or released. */
  formerLines: Line[]
  creator: Role
  /** Who ever added a line. */
  adders: Role[]
  submitter: Role | null
  /** Who approved it last. */
  approver: Role | null
  /** Where it was when it was approved last. */
  approvedFrom: 'S' | 'IR' | null
  /** Who changed where its payable is paid to, until another says that it is right. */
  payeeChangers: Role[]
  isPaidInCash: boolean
  /** Made at once with its lines and submitted, and nothing has happened to it since. */
  isUntouched: boolean
  isDeleted: boolean
}

export interface Line {
  id: string
  ticketId: number
  isReceived: boolean
  /** Received with the date of the day on which its truck was weighed out, instead of today. */
  isDatedBack: boolean
  /** Who received it last. */
  receiver: Role | null
}

/** Draft or rejected: its lines may be added and removed, and it may be submitted. */
export const isOpen = ({ state, isDeleted }: Order) =>
  !isDeleted && (state === 'D' || state === 'RJ')

export const isWaitingForApproval = ({ state, isDeleted }: Order) =>
  !isDeleted && (state === 'S' || state === 'IR')

/** Approves an order that waits, which remembers in which state it waited. */
export function setApproved(order: Order, approver: Role): void {
  if (order.state !== 'S' && order.state !== 'IR') return
  Object.assign(order, { state: 'A', approver, approvedFrom: order.state })
}

/** Who made, filled or submitted an order does not approve it; every role of the walk is one officer. */
export const tookPart = ({ creator, adders, submitter }: Order, role: Role) =>
  [creator, submitter, ...adders].includes(role)

/** Confirmed by the mill or by the vendor, and neither canceled nor at its end: goods come in. */
export const isConfirmed = ({ state, purchase, isDeleted }: Order) =>
  !isDeleted && purchase === null && (state === 'CF' || state === 'C')

/** Its payable is set up and not closed yet. */
export const isSetUp = ({ state, purchase }: Order) => purchase === 'IV' && state !== 'F'

export const isReady = ({ isWeighedOut, grade, price }: Ticket) =>
  isWeighedOut && grade !== null && price !== null

export const receivedLines = ({ lines }: Order) => lines.filter(({ isReceived }) => isReceived)

/** F stands; else what has happened to the goods says more than the approval. */
export const badge = ({ state, purchase }: Order) => (state === 'F' ? 'F' : (purchase ?? state))

/** The order that a ticket is on: one that is neither canceled nor deleted. */
export function orderOf({ orders }: Walk, ticketId: number): Order | undefined {
  return orders.find(
    ({ lines, purchase, isDeleted }) =>
      !isDeleted && purchase !== 'CC' && lines.some((line) => line.ticketId === ticketId),
  )
}

/** The order that keeps a ticket as it is: from being submitted on, unless it was rejected. */
export function lockOf(walk: Walk, ticketId: number): Order | undefined {
  const order = orderOf(walk, ticketId)
  return order && !isOpen(order) ? order : undefined
}

export function ticketOf({ tickets }: Walk, id: number): Ticket {
  return tickets.find((ticket) => ticket.id === id)!
}

/** Baht, to the satang; nothing while the ticket has no price. */
export function amountOf({ netKg, price }: Ticket): number | null {
  return netKg === null || price === null ? null : (netKg * price) / 100
}

/** Baht per kg of the ladder at a grade: 4.70 at 16 %, 0.25 a percent above. */
export const ladderPrice = (grade: number) => 470 + (grade - 16) * 25
