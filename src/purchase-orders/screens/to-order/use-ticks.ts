import { useEffect, useEffectEvent } from 'react'
import { takeCutTicks } from '../../../ui/batch/cut-batches.ts'
import type { Selection } from '../../../ui/table/column.ts'
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
  const change = (now: ReadonlySet<string>) => {
    const next = new Set(ids)
    for (const one of palm) {
      if (now.has(one.Key) === keys.has(one.Key)) continue
      for (const { SSWeightID } of shownOf(one)) {
        if (now.has(one.Key)) next.add(SSWeightID)
        else next.delete(SSWeightID)
      }
    }
    setIds(next)
  }
  const selection: Selection<Row> = {
    keys,
    half: keysOf(ticked.filter((row) => !isWhole(row))),
    onChange: change,
  }
  return {
    selection,
    ticked,
    ids,
    /** Ticks these tickets alone. */
    set: (tickets: readonly Ticket[]) => setIds(new Set(tickets.map((one) => one.SSWeightID))),
    /** Ticks and unticks within one row. */
    setWithin: (one: PalmToOrder, now: ReadonlySet<string>) => {
      const next = new Set(ids)
      for (const { SSWeightID } of one.Tickets) {
        if (now.has(String(SSWeightID))) next.add(SSWeightID)
        else next.delete(SSWeightID)
      }
      setIds(next)
    },
    clear: () => setIds(NONE),
  }
}

export type Ticks = ReturnType<typeof useTicks>
