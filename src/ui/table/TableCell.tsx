import type { ReactNode } from 'react'
import type { CardPlace } from './card-places.ts'
import { Name } from './cells.tsx'
import type { Column } from './column.ts'
import css from './table.module.css'

/** What a column shows of a row; on the card of a phone at its `place`, with its heading as the label. */
export function TableCell<Row>(props: {
  column: Column<Row>
  row: Row
  isFirst: boolean
  place: CardPlace | undefined
  /** Which column of the table it is, since a card leaves some out. */
  index: number
  /** The button that the card is. */
  opener?: ReactNode
}) {
  const { column, row, isFirst, place } = props
  const classes = [isFirst && css.first, column.right && css.right, column.tone && css[column.tone]]
  return (
    <td
      role="cell"
      aria-colindex={props.index}
      className={classes.filter(Boolean).join(' ') || undefined}
      data-card={place}
      data-label={column.header}
      data-unit={column.unit}
    >
      {props.opener}
      {content(column, row)}
    </td>
  )
}

/** Letters that a text may have which is never cut. */
const SHORT = 20

/** What the column draws, else its value, else a dash. */
export function content<Row>(column: Column<Row>, row: Row): ReactNode {
  const shown = contentOf(column, row)
  if (typeof shown === 'string' && (column.name || shown.length > SHORT))
    return <Name>{shown}</Name>
  if (column.cell) return shown
  return (
    shown ?? (
      <span className="muted" data-none>
        –
      </span>
    )
  )
}

/** The same without the dash. */
function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = column.value?.(row)
  return value === '' ? undefined : value
}
