import type { ReactNode } from 'react'
import type { DataTableProps } from './column.ts'

/** The keys of those rows that can be ticked. */
export function tickable<Row>(table: DataTableProps<Row>, rows: readonly Row[]): string[] {
  const { selection, rowKey } = table
  return rows.filter((row) => selection?.blocked?.(row) === undefined).map(rowKey)
}

/** Ticks the rows, or with `on` false takes their ticks away; the others keep theirs. */
export function setTicks<Row>(table: DataTableProps<Row>, rows: readonly Row[], on: boolean): void {
  const keys = new Set(table.selection?.keys)
  for (const key of tickable(table, rows)) {
    if (on) keys.add(key)
    else keys.delete(key)
  }
  table.selection?.onChange(keys)
}

/** Ticks the row if it is not, else takes its tick away; one of which a part is ticked becomes ticked. */
export function toggleTick<Row>(table: DataTableProps<Row>, row: Row): void {
  const { selection, rowKey } = table
  const key = rowKey(row)
  const isTicked = selection?.keys.has(key) === true && !selection.half?.has(key)
  setTicks(table, [row], !isTicked)
}

/** All rows of the list that can be ticked get their tick. */
export function tickAll<Row>(table: DataTableProps<Row>): void {
  setTicks(table, table.selection?.all ?? table.rows, true)
}

/** The tick bar of the list while something is ticked. */
export function tickBar<Row>({ selection, rows, rowKey }: DataTableProps<Row>): ReactNode {
  if (!selection?.bar) return null
  const ticked = [...selection.keys, ...(selection.half ?? [])]
  const seen = new Set(rows.map(rowKey))
  return ticked.length > 0 ? selection.bar(ticked.filter((key) => !seen.has(key)).length) : null
}
