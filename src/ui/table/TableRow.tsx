import { IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { actionsOf } from './actions-of.ts'
import type { CardPlace } from './card-places.ts'
import cards from './cards.module.css'
import { type DataTableProps, enterAction, leading, mainAction, type RowAction } from './column.ts'
import { RowActions } from './RowActions.tsx'
import { actionOfKey, passFocusOn, rowOfKey } from './row-keys.ts'
import { tickAll } from './selection.ts'
import { TableCell } from './TableCell.tsx'
import { Tick } from './Tick.tsx'
import css from './table.module.css'
import type { OnTick } from './use-ticking.ts'

interface Props<Row> {
  table: DataTableProps<Row>
  row: Row
  /** Its place in the page, from 0. */
  place: number
  /** The one row that Tab reaches. */
  active: boolean
  open: boolean
  /** Where its columns stand on the card of a phone. */
  places: Readonly<Record<string, CardPlace>>
  onToggle: (key: string) => void
  onTick: OnTick<Row>
  onActive: () => void
}

/** A row, and its lines below while it is open. */
export function TableRow<Row>({ table, row, place, ...state }: Props<Row>) {
  const key = table.rowKey(row)
  const name = table.rowName(row)
  const gone = table.gone?.has(key) ?? false
  const actions = gone ? [] : actionsOf(table, row)
  const toggle = () => table.expand && state.onToggle(key)
  const line = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const row = line.current
    return () => passFocusOn(row)
  }, [])
  return (
    <>
      <tr
        ref={line}
        role="row"
        className={css.row}
        data-row
        data-open={state.open || undefined}
        data-changed={table.changed?.has(key) || undefined}
        data-gone={gone || undefined}
        data-flagged={table.isFlagged?.(row) || undefined}
        data-current={table.isCurrent?.(row) || undefined}
        data-chosen={isTinted(table, key) || undefined}
        tabIndex={state.active ? 0 : -1}
        onFocus={state.onActive}
        onDoubleClick={(event) => !isControl(event.target) && table.onOpen?.(row)}
        onKeyDown={(event) => pressRow(event, { table, row, actions, toggle, ...state })}
      >
        {table.expand && <Chevron name={name} open={state.open} onToggle={toggle} />}
        {table.selection && <Tick table={table} row={row} onTick={state.onTick} />}
        {table.numbered !== false && (
          <td role="cell" className={`${css.lead} muted`}>
            {(table.offset ?? 0) + place + 1}
          </td>
        )}
        {table.columns.map((column, n) => (
          <TableCell
            key={column.key}
            column={column}
            row={row}
            isFirst={n === 0}
            place={state.places[column.key]}
            index={leading(table) + n + 1}
            opener={
              state.places[column.key] === 'title' && (
                <Opener
                  table={table}
                  row={row}
                  actions={actions}
                  open={state.open}
                  toggle={toggle}
                />
              )
            }
          />
        ))}
        {table.actions && (
          <td role="cell" className={css.actionsCell}>
            {gone && <Gone note={table.goneNote?.(row)} />}
            <RowActions
              actions={actions}
              note={table.note?.(row)}
              name={name}
              shown={table.actionsShown}
              reachable={state.active}
            />
          </td>
        )}
      </tr>
      {state.open && table.expand && (
        <tr
          role="row"
          className={css.lines}
          onKeyDown={(event) => actionOfKey(event, actions)?.run()}
        >
          <td role="cell" colSpan={leading(table) + table.columns.length + (table.actions ? 1 : 0)}>
            <div className={css.linesBody}>{table.expand(row)}</div>
          </td>
        </tr>
      )}
    </>
  )
}

/** On a phone the whole card is its button: the row's own screen, else its lines, else the first thing that can be done. */
function Opener<Row>(props: {
  table: DataTableProps<Row>
  row: Row
  actions: readonly RowAction[]
  open: boolean
  toggle: () => void
}) {
  const { table, row } = props
  const toggle = table.expand && props.toggle
  const open = table.onOpen ?? toggle ?? mainAction(props.actions)?.run
  if (!open) return null
  return (
    <button
      type="button"
      className={cards.opener}
      aria-label={table.rowName(row)}
      aria-expanded={open === toggle ? props.open : undefined}
      onClick={() => open(row)}
    />
  )
}

function Gone({ note }: { note?: string }) {
  const { t } = useTranslation()
  return (
    <span className={`${css.goneNote} small`} data-note>
      {note ?? t('ui.gone')}
    </span>
  )
}

function isControl(target: EventTarget): boolean {
  return (target as HTMLElement).closest('button, a, input, [role="menu"]') !== null
}

interface Pressed<Row> {
  table: DataTableProps<Row>
  row: Row
  actions: readonly RowAction[]
  open: boolean
  toggle: () => void
  onTick: OnTick<Row>
}

/**
 * Enter runs the main action, opens the row's own screen or its lines; the arrows open and close the row. Space ticks
 * it, with Shift all from the last one ticked to it, and Ctrl+A ticks the list.
 */
function pressRow<Row>(event: KeyboardEvent, { table, row, actions, ...props }: Pressed<Row>) {
  if (rowOfKey(event) !== event.currentTarget) return
  const { open, toggle } = props
  const action = actionOfKey(event, actions)
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)
    (enterAction(actions)?.run ?? table.onOpen ?? toggle)(row)
  else if (event.key === ' ' && table.selection) props.onTick(row, event.shiftKey)
  else if (event.key === ' ' && table.onSpace) table.onSpace(row)
  else if (isSelectAll(event) && table.selection) tickAll(table)
  else if (isSideways(event)) scrollSideways(event)
  else if (event.key === 'ArrowRight' && table.expand && !open) toggle()
  else if (event.key === 'ArrowLeft' && open) toggle()
  else if (action) action.run()
  else return
  event.preventDefault()
}

/** The arrows alone open and close the lines of a row. */
function isSideways({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return shiftKey && !(ctrlKey || altKey || metaKey) && /^Arrow(Right|Left)$/.test(key)
}

/** Scrolls what is wider than its room, around the row: the table, or the dialog that it stands in. */
function scrollSideways({ key, currentTarget }: KeyboardEvent): void {
  let area = currentTarget.closest('table')?.parentElement
  while (area && area.scrollWidth <= area.clientWidth) area = area.parentElement
  area?.scrollBy({ left: key === 'ArrowRight' ? 160 : -160 })
}

/** By the place of the key, since with a Thai keyboard it has another letter. */
function isSelectAll(event: KeyboardEvent): boolean {
  return event.code === 'KeyA' && (event.ctrlKey || event.metaKey)
}

/** A ticked row is tinted, but where ticked is the rule. */
function isTinted<Row>({ selection, kind }: DataTableProps<Row>, key: string): boolean {
  const tint = selection?.tint ?? kind !== 'inner'
  return tint && selection?.keys.has(key) === true
}

function Chevron(props: { name: string; open: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <td role="cell" className={css.lead}>
      <button
        type="button"
        className={`${css.chevron} centred secondary`}
        tabIndex={-1}
        aria-expanded={props.open}
        aria-label={t(props.open ? 'ui.collapse' : 'ui.expand', { name: props.name })}
        onClick={props.onToggle}
      >
        <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
      </button>
    </td>
  )
}
