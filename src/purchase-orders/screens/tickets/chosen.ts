import { decimal, round, sum } from '../../../platform/money.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import type { FreeTicket } from '../order.ts'

/** The SSWeightIDs of the selected tickets. */
export type Keys = ReadonlySet<number>
type Keyed = Pick<FreeTicket, 'SSWeightID'>

/** Whether all, some or none of `tickets` are selected. */
export function shareOf(keys: Keys, tickets: readonly Keyed[]): 'all' | 'some' | 'none' {
  const n = tickets.filter(({ SSWeightID }) => keys.has(SSWeightID)).length
  if (n === 0) return 'none'
  return n === tickets.length ? 'all' : 'some'
}

/** The selection after a click on the checkbox of `tickets`: with all of them, or without them where all are selected. */
export function toggled(keys: Keys, tickets: readonly Keyed[]): Keys {
  const next = new Set(keys)
  const all = shareOf(keys, tickets) === 'all'
  for (const { SSWeightID } of tickets) {
    if (all) next.delete(SSWeightID)
    else next.add(SSWeightID)
  }
  return next
}

/** Net kilograms and baht of the tickets; the amounts are rounded for each ticket, then summed. */
export function ticketsTotal(tickets: readonly Pick<FreeTicket, 'WeightNet' | 'SysPrice'>[]) {
  return {
    net: sum(tickets.map(({ WeightNet }) => WeightNet)),
    amount: sum(
      tickets.map(({ WeightNet, SysPrice }) => round(decimal(WeightNet).times(SysPrice))),
    ),
  }
}

/** Groups the tickets by the day their truck left, in the given order. */
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
