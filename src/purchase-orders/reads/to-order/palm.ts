import type { Obstacle } from '../../rules/to-order.ts'
import type { FreeTicket } from './tickets.ts'

/** Tickets of one customer and product group that are on no order: what one order can buy. */
export type PalmToOrder = [FreeTicket, ...FreeTicket[]]

/** The tickets by customer and product group, each group at the place of its first ticket. */
export function groupPalm(tickets: readonly FreeTicket[]): PalmToOrder[] {
  const groups = new Map<string, PalmToOrder>()
  for (const ticket of tickets) {
    const known = groups.get(palmKey(ticket))
    if (known) known.push(ticket)
    else groups.set(palmKey(ticket), [ticket])
  }
  return [...groups.values()]
}

/** What a ticket has in common with the others of its palm. */
export function palmKey({ customerId, group }: FreeTicket): string {
  return `${customerId}/${group}`
}

/** What is missing of the ticket's vendor, the gravest first. */
export function obstaclesOf({ VendorUUID, FD7Value, account }: FreeTicket): Obstacle[] {
  if (VendorUUID === null) return ['noVendor']
  const noD7: Obstacle[] = FD7Value ? [] : ['noD7']
  return account ? noD7 : [...noD7, 'noAccount']
}
