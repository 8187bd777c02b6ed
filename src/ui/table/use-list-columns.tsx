import { ColumnChooser } from './ColumnChooser.tsx'
import { useChosenColumns } from './chosen-columns.ts'
import type { Column } from './column.ts'
import { shownColumns, unshownColumns } from './shown-columns.ts'

/** The columns of `all` that the officer chose, those that are not shown, and the icon behind which they are chosen; `list` names the choice. */
export function useListColumns<Row>(list: string, all: readonly Column<Row>[]) {
  const columns = shownColumns(all, useChosenColumns()[list])
  const chooser = <ColumnChooser list={list} columns={all} shown={columns} />
  return { columns, unshown: unshownColumns(all, columns), chooser }
}
