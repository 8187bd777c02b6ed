import { useLayoutEffect, useRef, useState } from 'react'
import { ErrorState } from '../States.tsx'
import { type Column, type DataTableProps, leading } from './column.ts'
import { moveRow } from './row-keys.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { TotalsRow } from './TotalsRow.tsx'
import css from './table.module.css'

const FLEXIBLE = 120

/** The table of every list and record: its states, its keyboard, its open rows. */
export function DataTable<Row>(given: DataTableProps<Row>) {
  const { frame, fitting: props } = useFitting(given)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState(0)
  const { rows, error, pending, kind = 'page' } = props
  const toggle = (key: string) => setOpen((keys) => toggled(keys, key))
  const failed = error != null && rows.length === 0
  return (
    <div
      ref={frame}
      className={css.frame}
      data-kind={kind}
      aria-busy={pending || props.stale || undefined}
    >
      <table className={css.table} aria-label={props.label} style={{ minWidth: leastWidth(props) }}>
        <Widths {...props} />
        <TableHead {...props} />
        <tbody
          data-stale={props.stale || undefined}
          onKeyDown={(event) => moveRow(event, props.onTurn)}
        >
          {pending && !failed && <SkeletonRows {...props} />}
          {rows.map((row, index) => (
            <TableRow
              key={props.rowKey(row)}
              table={props}
              row={row}
              index={index}
              active={index === Math.min(active, rows.length - 1)}
              open={open.has(props.rowKey(row))}
              onToggle={toggle}
              onActive={setActive}
            />
          ))}
        </tbody>
        {rows.length > 0 && <TotalsRow {...props} />}
      </table>
      {failed && <ErrorState error={error} retry={props.retry} />}
      {!failed && !pending && rows.length === 0 && props.empty}
    </div>
  )
}

/** Shows the columns that there is room for, and tells how wide the table is. */
function useFitting<Row>(props: DataTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setRoom(frame.current?.clientWidth ?? 0)
    const observer = new ResizeObserver(measure)
    measure()
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return { frame, fitting: { ...props, columns: fittingColumns(props, room) } }
}

function fittingColumns<Row>(props: DataTableProps<Row>, room: number): readonly Column<Row>[] {
  const spares = props.columns.map((column) => column.spare ?? Number.POSITIVE_INFINITY)
  const first = Math.min(...spares)
  if (leastWidth(props) <= room || !Number.isFinite(first)) return props.columns
  const columns = props.columns.filter((_, index) => spares[index] !== first)
  return fittingColumns({ ...props, columns }, room)
}

/** What the columns need, so that the flexible one never vanishes; a narrower window scrolls. */
function leastWidth<Row>(props: DataTableProps<Row>): number {
  const widths = props.columns.map(({ width, least = FLEXIBLE }) => width ?? least)
  const actions = props.actions ? (props.actionsWidth ?? 44) : 0
  return widths.reduce((sum, width) => sum + width, 44 * leading(props) + actions)
}

function Widths<Row>(props: DataTableProps<Row>) {
  return (
    <colgroup>
      {props.expand && <col width={44} />}
      {props.selection && <col width={44} />}
      {props.numbered !== false && (
        <col width={props.expand ? 38 : props.kind === 'record' ? 44 : 54} />
      )}
      {props.columns.map((column) => (
        <col key={column.key} width={column.width} />
      ))}
      {props.actions && <col className={css.actsWidth} style={{ '--acts': props.actionsWidth }} />}
    </colgroup>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
