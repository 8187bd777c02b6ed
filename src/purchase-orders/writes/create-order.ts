import { sql } from 'kysely'
import { auditAll } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { sum } from '../../platform/money.ts'
import { statement } from '../../platform/statement.ts'
import { headerOf } from '../reads/headers.ts'
import { insertDraft, lockForOrder, nextNumber } from './create-header.ts'
import { type AskedHead, headFor } from './order-head.ts'
import { takeStep } from './take-step.ts'
import {
  freezeTickets,
  lockTickets,
  refuseOtherAvl,
  refuseTaken,
  refuseUnready,
  type Ticket,
} from './tickets.ts'

export interface PalmToOrder extends AskedHead {
  VendorUUID: string
  /** Different ones of the vendor's AVL and of one product group. */
  SSWeightIDs: readonly number[]
  /** Of the tickets as the officer was shown them, in baht; not compared where it is left out. */
  TotalAmount?: number | null
  /** Whether it goes to its approver at once. */
  Submit: boolean
}

/** The version of an order that nobody has touched: submitting counts it up once. */
const MADE_VERSION = { draft: 1, submitted: 2 }

/** Makes an order of tickets in one go: header, lines and, where that is asked, its submission. */
export function createOrder(palm: PalmToOrder, ctx: OfficerContext) {
  return transaction(async () => {
    const vendor = await lockForOrder(palm.VendorUUID)
    const tickets = await lockFree(palm.SSWeightIDs)
    await refuseUnfit(tickets, vendor)
    refuseOtherAmount(tickets, palm.TotalAmount)
    const { sequence, ...head } = await headFor(vendor, palm)
    // The counter is held until the commit, so it comes last of what may be waited for.
    const number = await nextNumber(sequence, ctx.now)
    const made_version = palm.Submit ? MADE_VERSION.submitted : MADE_VERSION.draft
    const id = await insertDraft({ number, ...vendor, ...head, made_version }, ctx)
    await addLines(id, tickets, ctx)
    if (palm.Submit) await submitNew({ id, number }, palm.SSWeightIDs, ctx)
    return headerOf(id)
  })
}

/** The tickets, held until the transaction ends, of whom none is on an order. */
async function lockFree(ids: readonly number[]): Promise<Ticket[]> {
  const tickets = await lockTickets({ ids })
  if (tickets.length < ids.length) refuse('ticket.notFound')
  // Read after the lock: whoever put one onto an order meanwhile has committed by now.
  await refuseTaken(ids)
  return tickets
}

async function refuseUnfit(
  tickets: readonly Ticket[],
  vendor: { customer_id: number; avl_code: string },
): Promise<void> {
  for (const ticket of tickets) {
    await refuseOtherAvl(ticket, vendor)
    refuseUnready(ticket)
  }
  const groups = await readGroups({ ids: tickets.map(({ id }) => id) })
  if (groups.length > 1)
    refuse('po.mixedGroups', { groups: groups.map(({ name }) => name).join(', ') })
}

/** Refuses where a price or weight changed since the officer was shown what the tickets come to. */
function refuseOtherAmount(tickets: readonly Ticket[], shown: number | null | undefined): void {
  const amount = sum(tickets.map((ticket) => ticket.amount ?? 0))
  if (shown == null || amount.eq(shown)) return
  refuse('po.amountChanged', { shown: inBaht(shown), amount: inBaht(amount.toNumber()) })
}

function inBaht(amount: number): string {
  return amount.toLocaleString('en', { minimumFractionDigits: 2 })
}

const readGroups = statement(({ ids }: { ids: readonly number[] }) =>
  db()
    .selectFrom('weigh_tickets')
    .leftJoin('products', 'products.code', 'weigh_tickets.product_code')
    .leftJoin('product_groups', 'product_groups.id', 'products.group_id')
    .select([
      sql<string>`coalesce(product_groups.id::text, weigh_tickets.product_code)`.as('group'),
      sql<string>`coalesce(product_groups.name, weigh_tickets.product_code)`.as('name'),
    ])
    .distinct()
    .where('weigh_tickets.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('name'),
)

/** Puts the tickets onto the new order, in the order in which they were weighed out. */
async function addLines(
  orderId: string,
  tickets: readonly Ticket[],
  ctx: OfficerContext,
): Promise<void> {
  const ids = tickets.map(({ id }) => id)
  const lines = await insertLines({ orderId, ids, at: ctx.now, by: ctx.officer.id })
  const entries = lines.map((after) => ({
    action: 'po.addLine',
    entity: 'order',
    id: orderId,
    after,
  }))
  await auditAll(ctx, entries)
  publishChange('tickets', ids)
}

interface NewLines {
  orderId: string
  ids: readonly number[]
  at: Date
  by: string
}

const insertLines = statement(
  ({ orderId, ids, at, by }: NewLines) => sql<{
    LineNo: number
    SSWeightID: number
    ticket: string
  }>`
    with ticket as (
      select weigh_tickets.id, ticket_name, current_grade_percent, computed_grade_price,
        row_number() over (order by time_out, weigh_tickets.id) as place
      from weigh_tickets join valuations_in_force on ticket_id = weigh_tickets.id
      where weigh_tickets.id = any(${ids}::bigint[])
    ), inserted as (
      insert into order_lines
        (order_id, line_number, ticket_id, grade_when_added, ladder_price_when_added, added_at, added_by)
      select ${orderId}::uuid, place, id, current_grade_percent, computed_grade_price,
        ${at}::timestamptz, ${by}::uuid
      from ticket order by place
    )
    select place::integer "LineNo", id "SSWeightID", ticket_name ticket from ticket order by place`,
)

async function submitNew(
  { id, number }: { id: string; number: string },
  ids: readonly number[],
  ctx: OfficerContext,
): Promise<void> {
  await freezeTickets({ number }, ids, ctx)
  const order = { id, state: 'D', purchase_state: null }
  await takeStep('submit', order, ctx, { set: { submitted_by: ctx.officer.id } })
}
