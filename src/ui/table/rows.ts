import { useMemo } from 'react'
import { holdsTyped, typedKey } from '../../platform/search-key.ts'
import type { Column } from './column.ts'
import type { ListView } from './list-view.ts'

const thai = new Intl.Collator(['th', 'en'], { numeric: true })

/** The rows of the page that `view` asks for, all that were searched for, and how many there are. */
export function useRows<Row>(
  data: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  view: Omit<ListView, 'size'> & { size: number },
) {
  const { q, size, sort, desc } = view
  const all = useMemo(
    () => sortRows(searchRows(data ?? [], columns, q), columns, sort, desc),
    [data, columns, q, sort, desc],
  )
  const pages = Math.ceil(all.length / size)
  const page = Math.max(0, Math.min(view.page, pages - 1))
  return { rows: all.slice(page * size, (page + 1) * size), all, total: all.length, pages, page }
}

/** The rows of which some column has what was typed. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  typed: string,
): readonly Row[] {
  if (typedKey(typed) === '') return rows
  const words = (row: Row) =>
    columns.map((column) => String(column.search?.(row) ?? column.value?.(row) ?? ''))
  return rows.filter((row) => holdsTyped(typed, words(row)))
}

/** Sorted by the column called `sort`; rows without a value stand last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: string,
  desc: boolean,
): readonly Row[] {
  const value = columns.find(({ key }) => key === sort)?.value
  if (!value) return rows
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a == null || b == null) return Number(a == null) - Number(b == null)
    return desc ? compare(b, a) : compare(a, b)
  })
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return thai.compare(String(a ?? ''), String(b ?? ''))
}
