import { useEffect, useEffectEvent } from 'react'
import { takeCutTicks } from '../../../ui/batch/cut-batches.ts'
import { useEntryState } from '../../../ui/use-entry-state.ts'
import { isBlocked, type PalmToOrder, type Row, type Ticket } from './rows.ts'

const NONE: ReadonlySet<number> = new Set()

/**
 * The ticked tickets of all `palm`, and the ticks of the list that shows `rows` of it: of a row whose tickets are not all
 * shown, those that are.
 */
export function useTicks(palm: readonly PalmToOrder[], rows: readonly Row[]) {
  const [ids, setIds] = useEntryState('ticks toOrder', NONE)
  const tickCut = useEffectEvent(() => {
    const cut = takeCutTicks<number>('toOrder')
    if (cut.length > 0) setIds(new Set(cut))
  })
  useEffect(() => tickCut(), [])
  const isTicked = ({ SSWeightID }: Ticket) => ids.has(SSWeightID)
  const shown = new Map(rows.map(({ palm, tickets }) => [palm.Key, tickets]))
  const shownOf = (one: PalmToOrder) => shown.get(one.Key) ?? one.Tickets
  const ticked = palm.flatMap((one): Row[] => {
    const tickets = isBlocked(one) ? [] : one.Tickets.filter(isTicked)
    return tickets.length > 0 ? [{ palm: one, tickets }] : []
  })
  const isWhole = ({ palm }: Row) => shownOf(palm).every(isTicked)
  const keysOf = (some: readonly Row[]) => new Set(some.map(({ palm }) => palm.Key))
  const keys = keysOf(ticked.filter(isWhole))
  const set = (tickets: readonly Ticket[], isOn: (ticket: Ticket) => boolean) => {
    const next = new Set(ids)
    for (const ticket of tickets) {
      if (isOn(ticket)) next.add(ticket.SSWeightID)
      else next.delete(ticket.SSWeightID)
    }
    setIds(next)
  }
  const change = (next: ReadonlySet<string>) => {
    const changed = palm.filter(({ Key }) => next.has(Key) !== keys.has(Key))
    const added = new Set(changed.filter(({ Key }) => next.has(Key)).flatMap(shownOf))
    set(changed.flatMap(shownOf), (ticket) => added.has(ticket))
  }
  return {
    selection: { keys, half: keysOf(ticked.filter((row) => !isWhole(row))), onChange: change },
    ticked,
    ids,
    /** Ticks these tickets alone. */
    setAll: (tickets: readonly Ticket[]) => setIds(new Set(tickets.map((one) => one.SSWeightID))),
    /** Ticks those of the tickets for which `isOn` says so, and unticks the others of them. */
    set,
    clear: () => setIds(NONE),
  }
}

export type Ticks = ReturnType<typeof useTicks>
