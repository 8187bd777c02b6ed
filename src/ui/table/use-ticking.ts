import { useRef } from 'react'
import { showNotice } from '../toasts.tsx'
import type { DataTableProps } from './column.ts'
import { setTicks, toggleTick } from './selection.ts'

/** Ticks a row or takes its tick away; with `span`, ticks all rows from the last one that was pressed to this one. */
export type OnTick<Row> = (row: Row, span: boolean) => void

/**
 * What a press on the tick of a row does; `shown` are the rows in the order in which they stand. Of a row that cannot be
 * ticked it says why.
 */
export function useTicking<Row>(table: DataTableProps<Row>, shown: readonly Row[]): OnTick<Row> {
  const last = useRef<string>(undefined)
  return (row, span) => {
    const why = table.selection?.blocked?.(row)
    if (why !== undefined) return showNotice(why)
    const from = shown.findIndex((one) => table.rowKey(one) === last.current)
    const to = shown.indexOf(row)
    last.current = table.rowKey(row)
    if (!span || from < 0) return toggleTick(table, row)
    setTicks(table, shown.slice(Math.min(from, to), Math.max(from, to) + 1), true)
  }
}
