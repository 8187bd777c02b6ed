import { type DataTableProps, leading } from './column.ts'
import css from './table.module.css'

/**
 * The totals under their columns, in the table's own grid; the label takes the columns before them. Those of columns that
 * are not shown stand below in a line of their own.
 */
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
      <Unshown {...props} />
    </tfoot>
  )
}

function Unshown<Row>(props: DataTableProps<Row>) {
  const { totals, unshown = [], columns } = props
  const summed = unshown.filter(({ key }) => totals?.cells[key] != null)
  if (summed.length === 0) return null
  return (
    <tr className={css.unshown}>
      <td colSpan={leading(props) + columns.length + (props.actions ? 1 : 0)}>
        {summed.map(({ key, header, unit }) => (
          <span key={key}>
            {header} <b>{totals?.cells[key]}</b> {unit}
          </span>
        ))}
      </td>
    </tr>
  )
}
