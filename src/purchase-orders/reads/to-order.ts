import { sql } from 'kysely'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { statement } from '../../platform/statement.ts'
import { beginningCodes, type CodeName, codesInQuestion } from '../rules/order-codes.ts'
import { figuresOf } from '../rules/to-order.ts'
import { knownCodes, type LastOrder, lastOrders } from './order-codes.ts'
import { groupPalm, obstaclesOf, type PalmToOrder, palmKey } from './to-order/palm.ts'
import { countToOrder, MAX_TICKETS, oldestTickets } from './to-order/tickets.ts'

/** The palm that is priced and on no order, by customer and product group, the oldest first. */
export async function toOrder(ctx: OfficerContext) {
  const [tickets, made] = await Promise.all([
    oldestTickets({}),
    readMade({ since: new Date(ctx.now.getTime() - LATELY_MS) }),
  ])
  const groups = groupPalm(tickets)
  const truncated = tickets.length === MAX_TICKETS || groups.length > MAX_ROWS
  const shown = groups.slice(0, MAX_ROWS)
  const vendors = shown.flatMap(([{ VendorUUID }]) => (VendorUUID ? [VendorUUID] : []))
  const headOf = await headsOf([...new Set(vendors)])
  return {
    count_tickets: truncated ? (await countToOrder()).tickets : tickets.length,
    truncated,
    data: shown.map((group) => rowOf(group, headOf(group[0].VendorUUID))),
    made,
  }
}

function rowOf(tickets: PalmToOrder, head: Head) {
  const [one] = tickets
  return {
    ...one,
    ...figuresOf(tickets),
    Key: palmKey(one),
    ProductGroupName: one.groupName,
    Obstacles: obstaclesOf(one),
    Head: head,
    Tickets: tickets,
  }
}

/** The head that an order begins with, besides its conditions. */
interface Head extends Record<CodeName, string | null> {
  POHeaderUUID: string | null
  PONumber: string | null
  WarehouseName: string
}

/** Returns what gives the head of the next order of each of the vendors, and of one without orders. */
async function headsOf(vendorIds: readonly string[]): Promise<(vendorId: string | null) => Head> {
  const [orders, names] = await Promise.all([lastOrders(vendorIds), warehouseNames()])
  const last = [...orders.values()].map(({ Codes }) => Codes)
  const known = await knownCodes(codesInQuestion(...last))
  const headOf = (order: LastOrder | undefined): Head => {
    const codes = beginningCodes(known, { copied: order?.Codes })
    return {
      ...codes,
      POHeaderUUID: order?.POHeaderUUID ?? null,
      PONumber: order?.PONumber ?? null,
      WarehouseName: names.get(codes.Warehouse ?? '') ?? '',
    }
  }
  return (vendorId) => headOf(orders.get(vendorId ?? ''))
}

async function warehouseNames(): Promise<ReadonlyMap<string, string>> {
  const rows = await db().selectFrom('warehouses').select(['code', 'name']).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** For how long an order is named to whoever's list still shows its palm. */
const LATELY_MS = 15 * 60_000
const MAX_MADE = 200

/** The newest orders of the last minutes, with the tickets on them. */
const readMade = statement(({ since }: { since: Date }) =>
  db()
    .selectFrom('existing_orders as po')
    .innerJoin('officers', 'officers.id', 'po.created_by')
    .select([
      'po.id as POHeaderUUID',
      'po.number as PONumber',
      'po.created_at as Created',
      'officers.id as OfficerUUID',
      'officers.full_name as OfficerName',
      sql<
        number[]
      >`coalesce((select json_agg(ticket_id) from lines_in_force where order_id = po.id), '[]')`.as(
        'SSWeightIDs',
      ),
    ])
    .where('po.created_at', '>=', since)
    .orderBy('po.created_at', 'desc')
    .limit(sql.lit(MAX_MADE)),
)
