import type { ChosenColumns } from './chosen-columns.ts'
import type { Column } from './column.ts'

/** What tells whether a column is shown. */
type Known = Pick<Column<never>, 'key' | 'tone' | 'hidden'>

/**
 * The columns of a list in its own order. Without a choice: those that are not hidden at first. With
 * one: those that are named, and the key in any case. Which of them a window has room for is another
 * matter (`fitting.ts`).
 */
export function shownColumns<One extends Known>(
  columns: readonly One[],
  chosen: readonly string[] | undefined,
): readonly One[] {
  if (!chosen) return columns.filter(({ hidden }) => !hidden)
  return columns.filter((column) => isFixed(column) || chosen.includes(column.key))
}

/** Whether the column says what the row is, and so cannot be hidden. */
export function isFixed({ tone }: Known): boolean {
  return tone === 'key'
}

/** The choice for every list once the column `key` of `list` is added to its choice, or taken from it. */
export function withColumn(
  all: ChosenColumns,
  list: { name: string; columns: readonly Known[] },
  key: string,
): ChosenColumns {
  const keys = shownColumns(list.columns, all[list.name]).map((column) => column.key)
  const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
  return { ...all, [list.name]: next }
}

/** The choice for every list but `list`, which shows its own again. */
export function withoutList(all: ChosenColumns, list: string): ChosenColumns {
  const { [list]: _, ...others } = all
  return others
}
