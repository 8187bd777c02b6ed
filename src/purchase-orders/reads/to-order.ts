import type { OfficerContext } from '../../platform/call-context.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { figuresOf } from '../rules/to-order.ts'
import { type Head, headsOf } from './to-order/heads.ts'
import { madeLately } from './to-order/made-lately.ts'
import { groupPalm, obstaclesOf, type PalmToOrder, palmKey } from './to-order/palm.ts'
import { countToOrder, MAX_TICKETS, oldestTickets } from './to-order/tickets.ts'

/** The palm that is priced and on no order, by customer and product group, the oldest first. */
export async function toOrder(ctx: OfficerContext) {
  const [tickets, made] = await Promise.all([oldestTickets(), madeLately(ctx.now)])
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
