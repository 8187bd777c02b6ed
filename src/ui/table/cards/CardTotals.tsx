import type { DataTableProps } from '../column.ts'
import css from './cards.module.css'
import { Figures } from './Figures.tsx'

/** The totals of a record over its lines. */
export function CardTotals<Row>({
  table: { totals, columns, unshown = [] },
}: {
  table: DataTableProps<Row>
}) {
  if (!totals) return null
  const figures = [...columns, ...unshown]
    .filter(({ key }) => key in totals.cells)
    .map((column) => ({ column, value: totals.cells[column.key] }))
  return (
    <div className={css.totals}>
      <div>{totals.label}</div>
      <Figures figures={figures} />
    </div>
  )
}
