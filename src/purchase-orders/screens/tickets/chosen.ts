import { decimal, round, sum } from '../../../platform/money.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import type { FreeTicket } from '../order.ts'

/** SSWeightID of what is chosen. */
export type Keys = ReadonlySet<number>
type Keyed = Pick<FreeTicket, 'SSWeightID'>

/** Whether `tickets` are chosen: all of them, some, or none. */
export function shareOf(keys: Keys, tickets: readonly Keyed[]): 'all' | 'some' | 'none' {
  const n = tickets.filter(({ SSWeightID }) => keys.has(SSWeightID)).length
  if (n === 0) return 'none'
  return n === tickets.length ? 'all' : 'some'
}

/** The choice with all of `tickets`; without them where all are chosen already. */
export function toggled(keys: Keys, tickets: readonly Keyed[]): Keys {
  const next = new Set(keys)
  const all = shareOf(keys, tickets) === 'all'
  for (const { SSWeightID } of tickets) {
    if (all) next.delete(SSWeightID)
    else next.add(SSWeightID)
  }
  return next
}

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
