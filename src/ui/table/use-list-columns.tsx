import { ColumnChooser } from './ColumnChooser.tsx'
import { useChosenColumns } from './chosen-columns.ts'
import type { DataTableProps } from './column.ts'
import { useFitting } from './fitting.ts'
import { shownColumns, unshownColumns } from './shown-columns.ts'

/** The columns of `table` that the officer chose, as far as there is room, and the icon behind which they are chosen; `list` names the choice. */
export function useListColumns<Row>(list: string, table: DataTableProps<Row>) {
  const chosen = useChosenColumns()[list]
  const columns = shownColumns(table.columns, chosen)
  const fitted = useFitting({ ...table, columns }, chosen !== undefined)
  const fitting = { ...fitted, unshown: unshownColumns(table.columns, fitted.columns) }
  const chooser = <ColumnChooser list={list} columns={table.columns} shown={fitting.columns} />
  return { fitting, chooser }
}
