import { decimal, round, sum } from '../../../platform/money.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import type { FreeTicket } from '../order.ts'

/** Net kilograms of the tickets, and their baht: sums of amounts rounded ticket by ticket. */
export function ticketsTotal(tickets: readonly Pick<FreeTicket, 'WeightNet' | 'SysPrice'>[]) {
  return {
    net: sum(tickets.map(({ WeightNet }) => WeightNet)),
    amount: sum(
      tickets.map(({ WeightNet, SysPrice }) => round(decimal(WeightNet).times(SysPrice))),
    ),
  }
}

/** The tickets by the day on which their truck left, in the order in which they come. */
export function byDay<Ticket extends Pick<FreeTicket, 'WeightTimeOut'>>(
  tickets: readonly Ticket[],
): [day: string, tickets: Ticket[]][] {
  const days = new Map<string, Ticket[]>()
  for (const ticket of tickets) {
    const day = businessDay(ticket.WeightTimeOut)
    days.set(day, [...(days.get(day) ?? []), ticket])
  }
  return [...days]
}
