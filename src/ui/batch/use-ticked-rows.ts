import { useState } from 'react'
import type { Selection } from '../table/selection.ts'

/**
 * The rows that an officer has ticked, which outlive paging and filters: each as it was last seen among `rows`, those of
 * the page that is shown.
 */
export function useTickedRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map())
  const seen = new Map(rows.map((row) => [keyOf(row), row]))
  const ticked = new Map([...kept].map(([key, row]) => [key, seen.get(key) ?? row]))
  const selection: Selection<Row> = {
    keys: new Set(ticked.keys()),
    onChange: (keys) => setKept(pick(keys, [ticked, seen])),
  }
  return {
    selection,
    ticked: [...ticked.values()],
    /** Ticks further rows, which need not be in sight. */
    tick: (further: readonly Row[]) =>
      setKept(
        (before) => new Map([...before, ...further.map((row) => [keyOf(row), row] as const)]),
      ),
    clear: () => setKept(new Map()),
  }
}

function pick<Row>(
  keys: ReadonlySet<string>,
  from: readonly ReadonlyMap<string, Row>[],
): ReadonlyMap<string, Row> {
  const found = [...keys].flatMap((key) => {
    const row = from.find((map) => map.has(key))?.get(key)
    return row === undefined ? [] : [[key, row] as const]
  })
  return new Map(found)
}
