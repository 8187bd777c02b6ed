import { Checkbox } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../platform/client.ts'
import { type DataTableProps, leading, mainAction, type RowAction } from './column.ts'
import { RowActions } from './RowActions.tsx'
import { passFocusOn } from './row-keys.ts'
import { TableCell } from './TableCell.tsx'
import css from './table.module.css'

interface Props<Row> {
  table: DataTableProps<Row>
  row: Row
  index: number
  /** The one row that Tab reaches. */
  active: boolean
  open: boolean
  onToggle: (key: string) => void
  onActive: (index: number) => void
}

/** A row, and its lines below while it is open. */
export function TableRow<Row>({ table, row, index, ...state }: Props<Row>) {
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
        className={css.row}
        data-row
        data-open={state.open || undefined}
        data-changed={table.changed?.has(key) || undefined}
        data-gone={gone || undefined}
        data-current={table.isCurrent?.(row) || undefined}
        data-chosen={table.selection?.keys.has(key) || undefined}
        tabIndex={state.active ? 0 : -1}
        onFocus={() => state.onActive(index)}
        onDoubleClick={(event) => !isControl(event.target) && table.onOpen?.(row)}
        onKeyDown={(event) => pressRow(event, table, row, actions, state.open, toggle)}
      >
        {table.expand && <Chevron name={name} open={state.open} onToggle={toggle} />}
        {table.selection && <Tick table={table} id={key} name={name} />}
        {table.numbered !== false && (
          <td className={`${css.right} ${css.number}`}>{(table.offset ?? 0) + index + 1}</td>
        )}
        {table.columns.map((column) => (
          <TableCell key={column.key} column={column} row={row} />
        ))}
        {table.actions && (
          <td className={css.actionsCell}>
            {gone && <Gone />}
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
        <tr className={css.lines}>
          <td colSpan={leading(table) + table.columns.length + (table.actions ? 1 : 0)}>
            {table.expand(row)}
          </td>
        </tr>
      )}
    </>
  )
}

/** What the officer's role may do with the row. */
function actionsOf<Row>(table: DataTableProps<Row>, row: Row): readonly RowAction[] {
  return (table.actions?.(row) ?? []).filter(({ call }) => !call || allowed(call))
}

function Gone() {
  const { t } = useTranslation()
  return <span className={`${css.goneNote} ${css.covering}`}>{t('ui.gone')}</span>
}

function isControl(target: EventTarget): boolean {
  return (target as HTMLElement).closest('button, a, input, [role="menu"]') !== null
}

/** Enter runs the main action, opens the row's own screen or its lines; the arrows open and close the row, Space ticks it. */
function pressRow<Row>(
  event: KeyboardEvent,
  table: DataTableProps<Row>,
  row: Row,
  actions: readonly RowAction[],
  open: boolean,
  toggle: () => void,
) {
  if (event.target !== event.currentTarget) return
  if (event.key === 'Enter') (mainAction(actions)?.run ?? table.onOpen ?? toggle)(row)
  else if (event.key === ' ' && table.selection) tick(table, table.rowKey(row))
  else if (event.key === 'ArrowRight' && table.expand && !open) toggle()
  else if (event.key === 'ArrowLeft' && open) toggle()
  else return
  event.preventDefault()
}

function Chevron(props: { name: string; open: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <td>
      <button
        type="button"
        className={css.chevron}
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

function Tick<Row>(props: { table: DataTableProps<Row>; id: string; name: string }) {
  const { t } = useTranslation()
  return (
    <td>
      <Checkbox
        aria-label={t('ui.selectRow', { name: props.name })}
        checked={props.table.selection?.keys.has(props.id) ?? false}
        onChange={() => tick(props.table, props.id)}
      />
    </td>
  )
}

function tick<Row>({ selection }: DataTableProps<Row>, key: string) {
  const keys = new Set(selection?.keys)
  if (!keys.delete(key)) keys.add(key)
  selection?.onChange(keys)
}
