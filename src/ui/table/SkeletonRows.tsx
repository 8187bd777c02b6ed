import cards from './cards.module.css'
import { type DataTableProps, leading } from './column.ts'
import css from './table.module.css'

/** Grey bars in the shape of the rows to come; the style sheet shows them after 200 ms. */
export function SkeletonRows<Row>(props: DataTableProps<Row>) {
  const lead = Array.from({ length: leading(props) }, (_, index) => `lead${index}`)
  const lines = Array.from(
    { length: (props.kind ?? 'page') === 'page' ? 12 : 3 },
    (_, index) => `line${index}`,
  )
  return lines.map((line) => (
    <tr key={line} role="row" className={cards.skeleton}>
      {lead.map((cell) => (
        <td key={cell} role="cell" />
      ))}
      {props.columns.map((column) => (
        <td key={column.key} role="cell" className={column.right ? css.right : undefined}>
          <span className={`skeleton ${css.bar}`} />
        </td>
      ))}
      {props.actions && <td role="cell" />}
    </tr>
  ))
}
