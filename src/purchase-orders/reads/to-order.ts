import type { OfficerContext } from '../../platform/call-context.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { figuresOf, type Obstacle } from '../rules/to-order.ts'
import { type Head, headsOf, usualHead } from './to-order/heads.ts'
import { madeLately } from './to-order/made-lately.ts'
import { countToOrder, type FreeTicket, MAX_TICKETS, oldestTickets } from './to-order/tickets.ts'

/** The palm that is priced and on no order, by customer and product group, the oldest first. */
export async function toOrder(ctx: OfficerContext) {
  const [tickets, made, usual] = await Promise.all([
    oldestTickets(),
    madeLately(ctx.now),
    usualHead(),
  ])
  const groups = grouped(tickets)
  const truncated = tickets.length === MAX_TICKETS || groups.length > MAX_ROWS
  const shown = groups.slice(0, MAX_ROWS)
  const vendors = shown.flatMap(([{ VendorUUID }]) => (VendorUUID ? [VendorUUID] : []))
  const heads = await headsOf([...new Set(vendors)])
  return {
    count_tickets: truncated ? (await countToOrder()).tickets : tickets.length,
    truncated,
    data: shown.map((group) => rowOf(group, heads.get(group[0].VendorUUID ?? '') ?? usual)),
    made,
  }
}

type Group = [FreeTicket, ...FreeTicket[]]

function grouped(tickets: readonly FreeTicket[]): Group[] {
  const groups = new Map<string, Group>()
  for (const ticket of tickets) {
    const known = groups.get(keyOf(ticket))
    if (known) known.push(ticket)
    else groups.set(keyOf(ticket), [ticket])
  }
  return [...groups.values()]
}

function keyOf({ customerId, group }: FreeTicket): string {
  return `${customerId}/${group}`
}

function rowOf(tickets: Group, head: Head) {
  const [one] = tickets
  return {
    ...one,
    ...figuresOf(tickets),
    Key: keyOf(one),
    ProductGroupName: one.groupName,
    Obstacles: obstaclesOf(one),
    Head: head,
    Tickets: tickets,
  }
}

function obstaclesOf({ VendorUUID, FD7Value, account }: FreeTicket): Obstacle[] {
  if (VendorUUID === null) return ['noVendor']
  const noD7: Obstacle[] = FD7Value ? [] : ['noD7']
  return account ? noD7 : [...noD7, 'noAccount']
}
