import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../use-is-phone.ts'
import { type Column, type DataTableProps, leading, type Sort } from './column.ts'
import { setTicks, tickable } from './selection.ts'
import css from './table.module.css'
import { useIsPrinting } from './use-is-printing.ts'

/**
 * The header row; a sortable header is a button that says what a press will do. On a phone it is only heard: nothing in it
 * is pressed.
 */
export function TableHead<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation()
  const { sort, onSort } = props
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row">
        {props.expand && (
          <th role="columnheader" className={css.lead}>
            <span className="sr-only">{t('ui.expand', { name: '' })}</span>
          </th>
        )}
        {props.selection && <SelectPage {...props} />}
        {props.numbered !== false && (
          <th role="columnheader" className={css.lead}>
            <span aria-hidden="true">#</span>
            <span className="sr-only">{t('term.number')}</span>
          </th>
        )}
        {props.columns.map((column, n) => (
          <HeadCell
            key={column.key}
            column={column}
            isFirst={n === 0}
            index={leading(props) + n + 1}
            {...{ sort, onSort }}
          />
        ))}
        {props.actions && (
          <th role="columnheader">
            <span className="sr-only">{t('ui.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function HeadCell<Row>(
  props: Pick<DataTableProps<Row>, 'sort' | 'onSort'> & {
    column: Column<Row>
    isFirst: boolean
    index: number
  },
) {
  const { column, isFirst, sort, onSort } = props
  const { letters } = column
  const isPhone = useIsPhone()
  const sorted = sort?.field === fieldOf(column) ? sort.direction : undefined
  return (
    <th
      role="columnheader"
      aria-colindex={props.index}
      className={
        [isFirst && css.first, column.right && css.right].filter(Boolean).join(' ') || undefined
      }
      style={{ minWidth: letters && `calc(${letters}ch + 2 * var(--ps-cell, 10px))` }}
      title={column.fullHeader}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
    >
      {column.sortable && onSort && !isPhone ? (
        <SortButton column={column} sorted={sorted} onSort={onSort} />
      ) : (
        <Words column={column} />
      )}
    </th>
  )
}

function fieldOf<Row>({ key, sortField = key }: Column<Row>): string {
  return sortField
}

function SortButton<Row>(props: {
  column: Column<Row>
  sorted?: 'asc' | 'desc'
  onSort: (sort: Sort) => void
}) {
  const { t } = useTranslation()
  const { column, sorted } = props
  const direction = sorted === 'asc' ? 'desc' : 'asc'
  const words = direction === 'asc' ? 'ui.sortAscending' : 'ui.sortDescending'
  return (
    <button
      type="button"
      className={css.sort}
      title={t(words, { column: column.sortedBy ?? column.fullHeader ?? column.header })}
      onClick={() => props.onSort({ field: fieldOf(column), direction })}
    >
      <Words column={column} />
      {sorted && (
        <span className={css.arrow} aria-hidden="true">
          {sorted === 'asc' ? '▲' : '▼'}
        </span>
      )}
    </button>
  )
}

function Words<Row>({ column }: { column: Column<Row> }) {
  return (
    <>
      {(useIsPrinting() && column.fullHeader) || column.header}
      {column.unit && <small className="unit"> ({column.unit})</small>}
    </>
  )
}

function SelectPage<Row>(table: DataTableProps<Row>) {
  const { t } = useTranslation()
  const { rows, selection } = table
  const keys = tickable(table, rows)
  const chosen = keys.filter((key) => selection?.keys.has(key)).length
  const isWhole = chosen > 0 && chosen === keys.length && !selection?.half?.size
  return (
    <th role="columnheader" className={css.lead}>
      <Checkbox
        aria-label={t('ui.selectPage')}
        disabled={keys.length === 0}
        checked={isWhole}
        indeterminate={!isWhole && (chosen > 0 || keys.some((key) => selection?.half?.has(key)))}
        onChange={() => setTicks(table, rows, !isWhole)}
      />
    </th>
  )
}
