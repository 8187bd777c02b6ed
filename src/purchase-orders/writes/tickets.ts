import { sql } from 'kysely'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { statement } from '../../platform/statement.ts'
import type { LockedOrder } from './lock-order.ts'

/** What a line needs of its ticket. */
const COLUMNS = [
  'id',
  'ticket_name as name',
  'registration',
  'customer_id',
  'time_out',
  'current_grade_percent as grade_percent',
  'current_net_price as net_price',
  'current_amount as amount',
  'is_voided',
] as const

/** The product of a ticket, by code where the scale sent no name. */
const PRODUCT = sql<string>`coalesce(nullif(product_type_name, ''), product_code)`

export type Ticket = Awaited<ReturnType<typeof readTickets>>[number]

/** The tickets with what a line needs of them, in the order of their ids; unknown ids are left out. */
export const readTickets = statement(({ ids }: { ids: readonly number[] }) =>
  db()
    .selectFrom('weigh_tickets')
    .select(COLUMNS)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id'),
)

/** Share-locks the ticket until the transaction ends: waits for who grades or prices it now, and nobody changes it then. */
export const lockForShare = statement(({ ticketId }: { ticketId: number }) =>
  db().selectFrom('weigh_tickets').select(COLUMNS).where('id', '=', ticketId).forShare(),
)

/**
 * Refuses a ticket of another customer than the order: the scale may have corrected it since it was added. One that was
 * joined into the order's customer (decision 86) is the same seller.
 */
export async function refuseOtherAvl(
  { customer_id, name }: Ticket,
  order: Pick<LockedOrder, 'customer_id' | 'avl_code'>,
): Promise<void> {
  if (customer_id === order.customer_id) return
  const { code, joined_into } = await db()
    .selectFrom('customers')
    .select(['code', 'joined_into'])
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow()
  if (joined_into === order.customer_id) return
  refuse('po.ticketOtherAvl', { ticket: name, avl: code, poAvl: order.avl_code })
}

/** Refuses a ticket of a product that no line of the order has yet; the first line says what the order is of. */
export async function refuseOtherProduct(
  ticket: Ticket,
  order: Pick<LockedOrder, 'id' | 'number'>,
): Promise<void> {
  const [found] = await readProducts({ ticketId: ticket.id, orderId: order.id })
  const { product, products } = found!
  if (products.length === 0 || products.includes(product)) return
  const others = products.join(', ')
  refuse('po.ticketOtherProduct', { ticket: ticket.name, product, po: order.number, others })
}

const readProducts = statement(({ ticketId, orderId }: { ticketId: number; orderId: string }) =>
  db()
    .selectFrom('weigh_tickets')
    .where('id', '=', ticketId)
    .select([
      PRODUCT.as('product'),
      sql<string[]>`array(
        select distinct ${PRODUCT} from weigh_tickets
        where id in (select ticket_id from lines_in_force where order_id = ${orderId})
        order by 1)`.as('products'),
    ]),
)

/** Refuses where one of the tickets is on an order, which it names. */
export async function refuseTaken(ids: readonly number[]): Promise<void> {
  const [holder] = await readHolder({ ids })
  if (holder) refuse('po.ticketTaken', holder)
}

const readHolder = statement(({ ids }: { ids: readonly number[] }) =>
  db()
    .selectFrom('lines_in_force')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'lines_in_force.order_id')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'lines_in_force.ticket_id')
    .select(['ticket_name as ticket', 'registration as plate', 'number as other'])
    .where('ticket_id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('ticket_id')
    .limit(sql.lit(1)),
)

/** Refuses a ticket whose weigh-in is void, and one that lacks what it needs to be paid. */
export function refuseUnready(ticket: Ticket): void {
  if (ticket.is_voided) refuse('ticket.voided', { ticket: ticket.name })
  const lacks = missing(ticket)
  if (lacks) refuse('po.ticketNotReady', { ticket: ticket.name, missing: lacks })
}

/** What a ticket lacks to be paid, as a key of `po.missing.*`; undefined when it is complete. */
export function missing({ time_out, grade_percent, net_price }: Ticket): string | undefined {
  const weighOut = time_out === null ? ['weighOut'] : []
  const price = net_price === null ? ['value'] : []
  const evaluation = grade_percent === null ? ['grade'] : price
  return [...weighOut, ...evaluation].join('-') || undefined
}

/** Locks the tickets of the order's lines until the transaction ends, in the order of their ids. */
export async function lockTicketRows(orderId: string): Promise<number[]> {
  const rows = await db()
    .selectFrom('weigh_tickets')
    .select('id')
    .where('id', 'in', ticketsOn(orderId))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks tickets until the transaction ends, in the order of their ids; unknown ones are left out. */
export const lockTickets = statement(({ ids }: { ids: readonly number[] }) =>
  db()
    .selectFrom('weigh_tickets')
    .select(COLUMNS)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
)

/** Freezes tickets: from now on their grade, price and weights cannot change. */
export async function freezeTickets(
  order: Pick<LockedOrder, 'number'>,
  ids: readonly number[],
  ctx: CallContext,
): Promise<void> {
  const lock = { order_number: order.number, locked_at: ctx.now }
  await insertMany(
    'ticket_locks',
    ids.map((ticket_id) => ({ ...lock, ticket_id })),
  )
  publishTickets(ids)
}

/** Unfreezes the tickets of the order's lines, which stay on the order. */
export async function unfreezeTickets(orderId: string): Promise<void> {
  const unlocked = await db()
    .deleteFrom('ticket_locks')
    .where('ticket_id', 'in', ticketsOn(orderId))
    .returning('ticket_id')
    .execute()
  publishTickets(unlocked.map(({ ticket_id }) => ticket_id))
}

export interface Release {
  because: 'removed' | 'released' | 'canceled' | 'deleted'
  reason?: string
  /** One line; every line of the order where none is named. */
  lineId?: string
}

/**
 * Takes lines off the order, so that their tickets may change and go onto another one, and numbers the others without
 * a gap; returns the ids of the tickets.
 */
export async function releaseLines(
  orderId: string,
  { because, reason, lineId }: Release,
  ctx: CallContext,
): Promise<number[]> {
  const released = await db()
    .updateTable('lines_in_force')
    .set({
      released_at: ctx.now,
      released_by: ctx.officer?.id,
      released_because: because,
      release_reason: reason,
    })
    .where('order_id', '=', orderId)
    .$if(lineId !== undefined, (query) => query.where('id', '=', lineId ?? ''))
    .returning('ticket_id')
    .execute()
  if (lineId !== undefined) await closeGap({ orderId, lineId })
  const ids = released.map(({ ticket_id }) => ticket_id)
  await db()
    .deleteFrom('ticket_locks')
    .where('ticket_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  publishTickets(ids)
  return ids
}

/** Moves the lines after one that left up by a number. */
const closeGap = statement(({ orderId, lineId }: { orderId: string; lineId: string }) =>
  db()
    .updateTable('lines_in_force')
    .set({ line_number: sql<number>`line_number - 1` })
    .where('order_id', '=', orderId)
    .where(
      'line_number',
      '>',
      sql<number>`(select line_number from order_lines where id = ${lineId})`,
    ),
)

function ticketsOn(orderId: string) {
  return db().selectFrom('lines_in_force').select('ticket_id').where('order_id', '=', orderId)
}

/** An event without ids would mean every ticket. */
function publishTickets(ids: readonly number[]): void {
  if (ids.length > 0) publishChange('tickets', ids)
}
