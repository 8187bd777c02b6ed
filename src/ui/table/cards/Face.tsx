import type { ReactNode } from 'react'
import type { Column } from '../column.ts'
import { content } from '../TableCell.tsx'
import { cardLayout, compactLayout } from './card-layout.ts'
import css from './cards.module.css'
import { Figures } from './Figures.tsx'

interface Props<Row> {
  columns: readonly Column<Row>[]
  row: Row
  /** Whether the name stands before the number. */
  isNamedFirst: boolean
  /** At the right end of the first line. */
  end: ReactNode
  /** At the right end of the last line. */
  button: ReactNode
}

/** The card of a list: number (else name) and state, name, labelled figures, and what somebody must look at. */
export function Face<Row>({ columns, row, end, button }: Props<Row>) {
  const { id, name, state, figures, lines } = cardLayout(columns)
  const [first, second] = id ? [id, name] : [name]
  return (
    <>
      <div className={css.first}>
        {first && <div className={`${css.id} cut`}>{content(first, row)}</div>}
        {state && <div className={css.state}>{content(state, row)}</div>}
        {end}
      </div>
      {second && <div className={`${css.name} cut`}>{content(second, row)}</div>}
      <Figures figures={figuresOf(figures, row)} />
      <div className={css.foot}>
        <div className={css.lines}>
          <Lines columns={lines} row={row} />
        </div>
        {button}
      </div>
    </>
  )
}

/** The card of what is ticked or belongs to a record: two lines, the figure that counts at the right of the first. */
export function CompactFace<Row>({ columns, row, isNamedFirst, end, button }: Props<Row>) {
  const { id, name, state, sum, figures, rest, lines } = compactLayout(columns)
  const [first, second] = isNamedFirst && name ? [name, id] : [id ?? name, id && name]
  const isBeside = !second && rest.length === 1
  return (
    <>
      <div className={css.first} data-named={isNamedFirst || undefined}>
        {first && <div className={`${css.id} cut`}>{content(first, row)}</div>}
        {sum && <div className={css.sum}>{content(sum, row)}</div>}
        {end}
      </div>
      <div className={css.second}>
        {second && <div className={`${css.main} cut`}>{content(second, row)}</div>}
        {isBeside && <Figures figures={figuresOf(rest, row)} inLine />}
        <div className={css.beside}>
          {figures.map((column) => (
            <span key={column.key}>{withUnit(column, row)}</span>
          ))}
        </div>
      </div>
      {!isBeside && <Figures figures={figuresOf(rest, row)} inLine={rest.length === 1} />}
      <Lines columns={lines} row={row} />
      <div className={css.foot}>
        {state && <div className={`${css.name} cut`}>{content(state, row)}</div>}
        {button}
      </div>
    </>
  )
}

/** What the columns show of the row, without those that show nothing: a label would stand alone. */
function figuresOf<Row>(columns: readonly Column<Row>[], row: Row) {
  return columns
    .map((column) => ({ column, value: content(column, row) }))
    .filter(({ value }) => value !== null)
}

/** 120,770 กก., or ใบชั่ง 9 where the column has no unit. */
function withUnit<Row>(column: Column<Row>, row: Row): ReactNode {
  const value = content(column, row)
  return column.unit ? (
    <>
      {value}
      {column.unit === '%' ? '' : ' '}
      {column.unit}
    </>
  ) : (
    <>
      {column.header} {value}
    </>
  )
}

/** One line for each column that the row has something in. */
function Lines<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map((column) => {
    const value = column.cell ? column.cell(row) : column.value?.(row)
    if (value == null || value === '' || value === false) return null
    return (
      <div key={column.key} className={css.line}>
        {value}
      </div>
    )
  })
}
