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
    <tfoot role="rowgroup" className={css.totals}>
      <tr role="row">
        <td role="cell" colSpan={Math.max(leading(props) + first, 1)}>
          <div className={css.totalsLabel}>{totals.label}</div>
        </td>
        {columns.slice(first).map((column) => (
          <td
            key={column.key}
            role="cell"
            className={column.right ? css.right : undefined}
            data-label={column.header}
            data-unit={column.unit}
          >
            {totals.cells[column.key]}
          </td>
        ))}
        {props.actions && <td role="cell" />}
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
    <tr role="row" className={css.unshown}>
      <td role="cell" colSpan={leading(props) + columns.length + (props.actions ? 1 : 0)}>
        {summed.map(({ key, header, unit }) => (
          <span key={key}>
            {header} <b>{totals?.cells[key]}</b> {unit}
          </span>
        ))}
      </td>
    </tr>
  )
}
