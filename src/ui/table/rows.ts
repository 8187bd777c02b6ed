import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type RowData,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './column.ts'
import type { ListView } from './list-view.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})
type Features = typeof features

const thai = new Intl.Collator(['th', 'en'], { numeric: true })
const none: never[] = []

/** The rows of the page that `view` asks for, and how many there are in all. */
export function useRows<Row extends RowData>(
  data: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  view: Omit<ListView, 'size'> & { size: number },
) {
  const { q, size, sort, desc } = view
  const definitions = useMemo(() => columns.filter(({ value }) => value).map(define), [columns])
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: data ?? none,
    globalFilterFn: holds,
    getColumnCanGlobalFilter: () => true,
    state: {
      globalFilter: q,
      columnFilters: none,
      sorting: sort ? [{ id: sort, desc }] : none,
    },
  })
  const all = table.getSortedRowModel().rows
  const pages = Math.ceil(all.length / size)
  const page = Math.max(0, Math.min(view.page, pages - 1))
  const rows = all.slice(page * size, (page + 1) * size).map(({ original }) => original)
  return { rows, total: all.length, pages, page }
}

function define<Row extends RowData>(column: Column<Row>): ColumnDef<Features, Row> {
  return {
    id: column.key,
    accessorFn: (row) => column.value?.(row),
    sortUndefined: 'last',
    sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
  }
}

function holds<Row extends RowData>(
  row: TableRow<Features, Row>,
  id: string,
  typed: string,
): boolean {
  return String(row.getValue(id) ?? '')
    .toLowerCase()
    .includes(typed.trim().toLowerCase())
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return thai.compare(String(a ?? ''), String(b ?? ''))
}
