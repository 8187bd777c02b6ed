import { useEffect, useEffectEvent } from 'react'
import type { Selection } from '../table/column.ts'
import { useEntryState } from '../use-entry-state.ts'
import { takeCutTicks } from './cut-batches.ts'

type Ticked<Row> = ReadonlyMap<string, Row>
const NONE: Ticked<never> = new Map<string, never>()

/**
 * The rows that an officer has ticked, which outlive paging, filters and a look at something else from which they come
 * Back: each as it was last seen among `rows`, those of the page that is shown. `list` names the list. Those with which the
 * end of a session left a batch are ticked again.
 */
export function useTickedRows<Row>(
  list: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
) {
  const [kept, setKept] = useEntryState<Ticked<Row>>(`ticks ${list}`, NONE)
  const seen = new Map(rows.map((row) => [keyOf(row), row]))
  const ticked = new Map([...kept].map(([key, row]) => [key, seen.get(key) ?? row]))
  const tick = (further: readonly Row[]) =>
    setKept((before) => new Map([...before, ...further.map((row) => [keyOf(row), row] as const)]))
  const tickCut = useEffectEvent(() => {
    const cut = takeCutTicks<Row>(list)
    if (cut.length > 0) tick(cut)
  })
  useEffect(() => tickCut(), [])
  const selection: Selection<Row> = {
    keys: new Set(ticked.keys()),
    onChange: (keys) => setKept(pick(keys, [ticked, seen])),
  }
  return {
    selection,
    ticked: [...ticked.values()],
    /** Ticks further rows, which need not be in sight. */
    tick,
    clear: () => setKept(NONE),
  }
}

function pick<Row>(keys: ReadonlySet<string>, from: readonly Ticked<Row>[]): Ticked<Row> {
  const found = [...keys].flatMap((key) => {
    const row = from.find((map) => map.has(key))?.get(key)
    return row === undefined ? [] : [[key, row] as const]
  })
  return new Map(found)
}
