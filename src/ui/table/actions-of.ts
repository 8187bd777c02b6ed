import { allowed } from '../../platform/client.ts'
import type { DataTableProps, RowAction } from './column.ts'

/** What the officer's role may do with the row. */
export function actionsOf<Row>(table: DataTableProps<Row>, row: Row): readonly RowAction[] {
  return (table.actions?.(row) ?? []).filter(({ call }) => !call || allowed(call))
}
