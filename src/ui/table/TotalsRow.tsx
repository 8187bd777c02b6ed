import { type DataTableProps, leading } from './column.ts'
import css from './table.module.css'

/** The totals under their columns, in the table's own grid; the label takes the columns before them. */
export function TotalsRow<Row>(props: DataTableProps<Row>) {
  const { totals, columns } = props
  if (!totals) return null
  const found = columns.findIndex((column) => column.key in totals.cells)
  const first = found < 0 ? columns.length : found
  return (
    <tfoot className={css.totals}>
      <tr>
        <td colSpan={Math.max(leading(props) + first, 1)}>{totals.label}</td>
        {columns.slice(first).map((column) => (
          <td key={column.key} className={column.right ? css.right : undefined}>
            {totals.cells[column.key]}
          </td>
        ))}
        {props.actions && <td />}
      </tr>
    </tfoot>
  )
}
