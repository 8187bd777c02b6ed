import type { ReactNode } from 'react'
import type { Column } from '../column.ts'
import css from './cards.module.css'

/** Labels over their values in one line, the last one at the right. */
export function Figures<Row>({
  figures,
  inLine,
}: {
  figures: readonly { column: Column<Row>; value: ReactNode }[]
  /** The label stands before its value. */
  inLine?: boolean
}) {
  if (figures.length === 0) return null
  return (
    <dl className={css.figures} data-in-line={inLine || undefined}>
      {figures.map(({ column, value }) => (
        <div key={column.key}>
          <dt className="small">{labelOf(column)}</dt>
          <dd className="cut">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** As in the header of a table: สุทธิ (กก.) */
function labelOf<Row>({ header, unit }: Column<Row>): string {
  return unit ? `${header} (${unit})` : header
}
