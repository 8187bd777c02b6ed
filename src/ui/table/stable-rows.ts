/** The rows of a page as they are shown, while the latest answer may have others. */
export interface StableRows<Row> {
  /** In the shown order, each with its latest values. */
  rows: readonly Row[]
  /** Keys of rows that were removed; a row that only moved to the page before or after is not among them. */
  gone: ReadonlySet<string>
  /** How many new rows are not shown yet. */
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

/** The rows of the answer, none kept back. */
export function latestRows<Row>(rows: readonly Row[]): StableRows<Row> {
  return { rows, gone: new Set(), fresh: 0, differs: false }
}

/** The `seen` rows in their places, with the values that the latest answer `now` has for them. */
export function stableRows<Row>(
  seen: readonly Row[],
  now: readonly Row[],
  keyOf: KeyOf<Row>,
  { size, isFirst }: PageEdges,
): StableRows<Row> {
  const latest = new Map(now.map((row) => [keyOf(row), row]))
  const old = seen.map(keyOf)
  const known = new Set(old)
  const stays = old.map((key) => latest.has(key))
  const isNew = now.map((row) => !known.has(keyOf(row)))
  const [first, last] = [stays.indexOf(true), stays.lastIndexOf(true)]
  // A page keeps its size: a new row pushes its last row to the next page, a removed one pulls a row in from there.
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
  const before = new Map(seen.map((row) => [keyOf(row), JSON.stringify(row)]))
  return new Set(now.filter((row) => before.get(keyOf(row)) !== JSON.stringify(row)).map(keyOf))
}
