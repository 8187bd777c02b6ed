import type { ChosenColumns } from '../chosen-columns.ts'
import type { Column } from './column.ts'

/** What tells whether a column is shown. */
type Known = Pick<Column<never>, 'key' | 'tone' | 'hidden' | 'spare'>

/**
 * The columns of a list in its own order. Without a choice: those that are not hidden at first. With
 * one: those that are named, which then stay where there is little room, and the key in any case.
 */
export function shownColumns<One extends Known>(
  columns: readonly One[],
  chosen: readonly string[] | undefined,
): readonly One[] {
  if (!chosen) return columns.filter(({ hidden }) => !hidden)
  return columns
    .filter((column) => isFixed(column) || chosen.includes(column.key))
    .map((column) => ({ ...column, spare: undefined }))
}

/** Whether the column says what the row is, and so cannot be hidden. */
export function isFixed({ tone }: Known): boolean {
  return tone === 'key'
}

/** The choice for every list once `key` of `list` is shown or hidden; `shown` are the keys in sight. */
export function withColumn(
  all: ChosenColumns,
  list: string,
  { key, shown }: { key: string; shown: readonly string[] },
): ChosenColumns {
  const keys = shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]
  return { ...all, [list]: keys }
}

/** The choice for every list but `list`, which shows its own again. */
export function withoutList(all: ChosenColumns, list: string): ChosenColumns {
  const { [list]: _, ...others } = all
  return others
}
