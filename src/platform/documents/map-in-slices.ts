import { setImmediate as nextTurn } from 'node:timers/promises'

/** Rows that take some milliseconds together. */
const SLICE = 50

/** Like `items.map(map)`, in slices between which other calls are served: a document may have thousands of rows. */
export async function mapInSlices<Item, Row>(
  items: readonly Item[],
  map: (item: Item, index: number) => Row,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SLICE === 0) await nextTurn()
    rows.push(map(item, index))
  }
  return rows
}
