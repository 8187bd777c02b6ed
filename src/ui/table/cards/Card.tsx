import { useTranslation } from 'react-i18next'
import { actionsOf } from '../actions-of.ts'
import { type DataTableProps, mainAction, type RowAction } from '../column.ts'
import { TickBox } from '../Tick.tsx'
import type { TableState } from '../use-table-state.ts'
import { CardButton, CardMenu } from './CardActions.tsx'
import css from './cards.module.css'
import { CompactFace, Face } from './Face.tsx'

interface Props<Row> {
  table: DataTableProps<Row>
  row: Row
  state: TableState<Row>
}

/** A row as a card: a press opens it, its tick stands in a column of its own, what can be done with it is behind ⋯. */
export function Card<Row>({ table, row, state }: Props<Row>) {
  const { selection, kind = 'page' } = table
  const key = table.rowKey(row)
  const gone = table.gone?.has(key) ?? false
  const actions = gone ? [] : actionsOf(table, row)
  const isOpen = state.open.has(key)
  const isCompact = selection !== undefined || kind !== 'page'
  const Shown = isCompact ? CompactFace : Face
  const toggle = table.expand && (() => state.onToggle(key))
  return (
    <li
      className={css.card}
      data-card
      data-chosen={(selection?.keys.has(key) && selection.tint !== false) || undefined}
      data-changed={table.changed?.has(key) || undefined}
      data-flagged={table.isFlagged?.(row) || undefined}
      data-current={table.isCurrent?.(row) || undefined}
      data-gone={gone || undefined}
    >
      {selection && (
        <div className={css.tick}>
          <TickBox table={table} row={row} onTick={state.onTick} />
        </div>
      )}
      <div className={css.face}>
        <Opener {...{ table, row, actions, isOpen, toggle }} />
        <Shown
          columns={table.columns}
          row={row}
          isNamedFirst={selection !== undefined}
          end={<CardMenu table={table} row={row} actions={actions} />}
          button={<CardButton table={table} row={row} actions={actions} />}
        />
        {gone && <Gone note={table.goneNote?.(row)} />}
      </div>
      {isOpen && table.expand && <div className={css.inner}>{table.expand(row)}</div>}
    </li>
  )
}

/** The whole card is its button: the row's own screen, else its lines, else the first thing that can be done. */
function Opener<Row>(props: {
  table: DataTableProps<Row>
  row: Row
  actions: readonly RowAction[]
  isOpen: boolean
  toggle: (() => void) | undefined
}) {
  const { table, row, toggle } = props
  const open = table.onOpen ?? toggle ?? mainAction(props.actions)?.run
  if (!open) return null
  return (
    <button
      type="button"
      className={css.opener}
      aria-label={table.rowName(row)}
      aria-expanded={open === toggle ? props.isOpen : undefined}
      onClick={() => open(row)}
    />
  )
}

function Gone({ note }: { note?: string }) {
  const { t } = useTranslation()
  return <div className="muted">{note ?? t('ui.gone')}</div>
}
