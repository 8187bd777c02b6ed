/** The rows of a page as somebody sees them, while the answer already has others. */
export interface KeptRows<Row> {
  /** In the order that is seen, each as it is by now. */
  rows: readonly Row[]
  /** Those that are not on this page any more; those that others only moved over its edge are not among them. */
  gone: ReadonlySet<string>
  /** How many rows came that are not seen yet. */
  fresh: number
  /** Whether the answer has other rows, or has them in another order. */
  differs: boolean
}

type KeyOf<Row> = (row: Row) => string

/** What a page can hold, and whether another one is before it. */
export interface PageEdges {
  size: number
  isFirst: boolean
}

/** The answer as it is: nothing is kept back. */
export function asAnswered<Row>(rows: readonly Row[]): KeptRows<Row> {
  return { rows, gone: new Set(), fresh: 0, differs: false }
}

/** What is `seen` of a page, kept in its place while its answer is `now`. */
export function keepRows<Row>(
  seen: readonly Row[],
  now: readonly Row[],
  keyOf: KeyOf<Row>,
  { size, isFirst }: PageEdges,
): KeptRows<Row> {
  const latest = new Map(now.map((row) => [keyOf(row), row]))
  const old = seen.map(keyOf)
  const known = new Set(old)
  const stays = old.map((key) => latest.has(key))
  const isNew = now.map((row) => !known.has(keyOf(row)))
  const [first, last] = [stays.indexOf(true), stays.lastIndexOf(true)]
  // A page keeps its size: what came before pushes its last rows off, what left pulls the next ones in.
  const pulled = last < 0 ? 0 : now.length - 1 - isNew.lastIndexOf(false)
  const isOverEdge = (at: number) =>
    (at > last && pulled === 0 && now.length === size) || (at < first && !isFirst && !isNew[0])
  const gone = old.filter((_, at) => !stays[at] && !(last >= 0 && isOverEdge(at)))
  const fromNextPage = seen.length === size ? pulled : 0
  return {
    rows: seen.map((row) => latest.get(keyOf(row)) ?? row),
    gone: new Set(gone),
    fresh: isNew.filter(Boolean).length - fromNextPage,
    differs: old.join() !== now.map(keyOf).join(),
  }
}

/** The keys of the rows that are new in `now`, or say something else than they did. */
export function changedRows<Row>(
  seen: readonly Row[],
  now: readonly Row[],
  keyOf: KeyOf<Row>,
): ReadonlySet<string> {
  const said = new Map(seen.map((row) => [keyOf(row), JSON.stringify(row)]))
  return new Set(now.filter((row) => said.get(keyOf(row)) !== JSON.stringify(row)).map(keyOf))
}
