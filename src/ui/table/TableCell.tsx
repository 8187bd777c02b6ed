import { Fragment, type ReactNode } from 'react'
import { Name, StackedCell } from './cells.tsx'
import type { Column } from './column.ts'
import css from './table.module.css'

/** What a column shows of a row, over the columns that stand under it. */
export function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = column.value?.(row)
  const classes = [column.right && css.right, column.tone && css[column.tone]]
  return (
    <td
      className={classes.filter(Boolean).join(' ') || undefined}
      title={!column.width && typeof value === 'string' ? value : undefined}
    >
      {column.below ? (
        <StackedCell
          top={content(column, row)}
          below={column.below.map((under) => (
            <Fragment key={under.key}>
              {contentOf(under, row)}
              {under.unit === '%' ? '' : ' '}
              {!under.cell && under.unit}
            </Fragment>
          ))}
        />
      ) : (
        content(column, row)
      )}
    </td>
  )
}

/** What the column draws, else its value, else a dash. */
export function content<Row>(column: Column<Row>, row: Row): ReactNode {
  const shown = contentOf(column, row)
  if (!column.width && typeof shown === 'string') return <Name>{shown}</Name>
  if (column.cell) return shown
  return shown ?? <span className={css.none}>–</span>
}

/** The same without the dash. */
function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = column.value?.(row)
  return value === '' ? undefined : value
}
