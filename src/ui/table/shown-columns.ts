import type { ChosenColumns } from './chosen-columns.ts'
import type { Column } from './column.ts'

/** What tells whether a column is shown. */
type Known = Pick<Column<never>, 'key' | 'tone' | 'hidden'>

/**
 * The columns of a list. Without a choice: those that are not hidden at first. With one: those that are named, in the
 * order of the choice, and the key in any case.
 */
export function shownColumns<One extends Known>(
  columns: readonly One[],
  chosen: readonly string[] | undefined,
): readonly One[] {
  if (!chosen) return columns.filter(({ hidden }) => !hidden)
  const named = chosen.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  const fixed = columns.filter((column) => isFixed(column) && !named.includes(column))
  return [...fixed, ...named]
}

/** The columns of a table that are not among those `shown`. */
export function unshownColumns<One extends Known>(columns: readonly One[], shown: readonly One[]) {
  const keys = new Set(shown.map(({ key }) => key))
  return columns.filter(({ key }) => !keys.has(key))
}

/** Whether the column says what the row is, and so cannot be hidden. */
export function isFixed({ tone }: Known): boolean {
  return tone === 'key'
}

/** The keys of all columns: those that are shown in their order, each of the others at its place in the list. */
export function orderOf(columns: readonly Known[], shown: readonly string[]): readonly string[] {
  const place = (one: string) => columns.findIndex((column) => column.key === one)
  let order = shown
  for (const { key } of columns.filter((column) => !shown.includes(column.key))) {
    const next = order.findIndex((one) => place(one) > place(key))
    order = order.toSpliced(next === -1 ? order.length : next, 0, key)
  }
  return order
}

/** The keys once the column `key` has changed places with the one before it (−1) or after it (1). */
export function withMoved(order: readonly string[], key: string, step: -1 | 1): readonly string[] {
  const at = order.indexOf(key)
  return order.toSpliced(at, 1).toSpliced(at + step, 0, key)
}

/** The choice for every list but `list`, which shows its own again. */
export function withoutList(all: ChosenColumns, list: string): ChosenColumns {
  const { [list]: _, ...others } = all
  return others
}
