import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { db } from '../../../platform/db.ts'
import { orderNow } from '../../orders.ts'
import type { Mill } from './mill.ts'
import {
  amountOf,
  badge,
  lockOf,
  type Order,
  orderOf,
  type Ticket,
  ticketOf,
  type Walk,
} from './model.ts'

/** The fields of an order that the server has to show according to the model. */
export function headerOf(walk: Walk, order: Order) {
  const tickets = order.lines.map(({ ticketId }) => ticketOf(walk, ticketId))
  const sum = (values: (number | null)[]) =>
    values.reduce<number>((total, value) => total + Math.round((value ?? 0) * 100), 0) / 100
  return {
    UUID: order.id,
    PONumber: order.number,
    AVL: order.avl,
    State: order.state,
    StatePurchase: order.purchase,
    TotalLine: order.lines.length,
    TotalReceipt: order.lines.filter(({ isReceived }) => isReceived).length,
    TotalWeight: sum(tickets.map(({ netKg }) => netKg)),
    TotalAmount: sum(tickets.map(amountOf)),
  }
}

export function lineOf(ticket: Ticket) {
  return {
    SSWeightID: ticket.id,
    SysProductGrade: ticket.grade,
    SysPrice: ticket.price === null ? null : ticket.price / 100,
    SysPriceTon: ticket.price === null ? null : ticket.price * 10,
    Weight: ticket.netKg,
    Amount: amountOf(ticket),
  }
}

export function recordOf(walk: Walk, ticket: Ticket) {
  return {
    SSWeightID: ticket.id,
    AVL: ticket.avl,
    WeightNet: ticket.netKg,
    SysProductGrade: ticket.grade,
    SysPrice: ticket.price === null ? null : ticket.price / 100,
    PONumber: orderOf(walk, ticket.id)?.number ?? null,
    LockedBy: lockOf(walk, ticket.id)?.number ?? null,
  }
}

type Row = Record<string, unknown>
interface List {
  orders: (Row & { UUID: string })[]
  count_by_state: Record<string, number>
}

/** Everything that the server shows of a walk, with versions: equal text means that nothing changed. */
export interface ServerState extends List {
  tickets: Row[]
  lines: Record<string, Row[]>
  /** The state in which each approved order waited: no list shows it, and it goes back there. */
  approvedFrom: Record<string, string>
  audited: number
  day: { IsClosed: boolean; Hash: string; IsReopeningAsked: boolean }
}

/** Reads the state of a walk from the server; lines only of orders that changed since `before`. */
export async function readServerState(
  mill: Mill,
  walk: Walk,
  before?: ServerState,
): Promise<ServerState> {
  const read = async (path: string, body: object) => (await mill.ask(path, body, 50)).body.result
  const [list, records, day, audited] = await Promise.all([
    read('po/getPOFilterLists', { filterVendor: walk.name }),
    read('po/getWeightProcess', { filterSearch: walk.name }),
    read('days/GetDay', { Day: walk.day.date }),
    countAudit(),
  ])
  const orders: List['orders'] = list.data
  const linesOf = orders.map(async (order) => {
    const same = before?.orders.some((one) => isDeepStrictEqual(one, order))
    const { UUID: POHeaderUUID } = order
    const lines = same && before?.lines[POHeaderUUID]
    return [POHeaderUUID, lines || (await read('po/getPOLineByPOHeader', { POHeaderUUID }))]
  })
  const lines = Object.fromEntries(await Promise.all(linesOf))
  const approvedFrom = await readApprovedFrom(orders)
  const { count_by_state } = list
  const tickets = records.data
  return { orders, count_by_state, lines, approvedFrom, tickets, audited, day: stateOf(day) }
}

async function readApprovedFrom(orders: List['orders']): Promise<Record<string, string>> {
  const ids = orders.filter(({ State }) => State === 'A').map(({ UUID }) => UUID)
  const { rows } = await sql<{ order_id: string; former: string }>`
    select order_id, former from (
      select order_id, action, lag(state) over (partition by order_id order by id) as former, id
      from order_steps where order_id = any(${ids}::uuid[])) steps
    where action = 'approve' order by id`.execute(db())
  return Object.fromEntries(rows.map(({ order_id, former }) => [order_id, former]))
}

// biome-ignore lint/suspicious/noExplicitAny: as the server answers it.
function stateOf({ IsClosed, Hash, Closings: [latest] }: any): ServerState['day'] {
  return { IsClosed, Hash, IsReopeningAsked: IsClosed && latest.ReopeningAskedAt !== null }
}

async function countAudit(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from audit_entries`.execute(db())
  return rows[0]!.n
}

/** Fails where the server shows something else than the model expects. */
export function expectAgreement(walk: Walk, shown: ServerState): void {
  const orders = walk.orders.filter(({ isDeleted }) => !isDeleted)
  expect(byId(shown.orders, 'UUID')).toMatchObject(
    byId(
      orders.map((order) => headerOf(walk, order)),
      'UUID',
    ),
  )
  expect(shown.orders).toHaveLength(orders.length)
  const approved = orders.filter(({ state }) => state === 'A')
  expect(shown.approvedFrom).toEqual(
    Object.fromEntries(approved.map(({ id, approvedFrom }) => [id, approvedFrom])),
  )
  for (const order of orders) {
    expect(shown.lines[order.id]).toMatchObject(
      order.lines.map(({ id, ticketId, isReceived }) => ({
        UUID: id,
        IsReceipt: Number(isReceived),
        ...lineOf(ticketOf(walk, ticketId)),
      })),
    )
  }
  expect(shown.day).toMatchObject({
    IsClosed: walk.day.isClosed,
    IsReopeningAsked: walk.day.reopeningAskedBy !== null,
  })
  const counted: Record<string, number> = {}
  for (const order of orders) counted[badge(order)] = (counted[badge(order)] ?? 0) + 1
  const shownCounts = Object.entries(shown.count_by_state).filter(([, count]) => count > 0)
  expect(Object.fromEntries(shownCounts)).toEqual(counted)
  expect(byId(shown.tickets, 'SSWeightID')).toMatchObject(
    byId(
      walk.tickets.map((ticket) => recordOf(walk, ticket)),
      'SSWeightID',
    ),
  )
}

function byId<T extends object>(rows: readonly T[], key: keyof T) {
  return Object.fromEntries(rows.map((row) => [String(row[key]), row]))
}

/** The version that an officer sees who looks now. */
export async function versionOf(orderId: string): Promise<number> {
  return orderNow(orderId).then(
    ({ Version }) => Version,
    () => 0,
  )
}
