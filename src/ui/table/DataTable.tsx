import { useMergedRef } from '@mantine/hooks'
import { useState } from 'react'
import { ErrorState } from '../States.tsx'
import type { DataTableProps } from './column.ts'
import { type Fitting, minTableWidth, useFitting } from './fitting.ts'
import { moveRow } from './row-keys.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { TotalsRow } from './TotalsRow.tsx'
import css from './table.module.css'

/** The table of every list and record: its states, its keyboard, its open rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <FittedTable {...props} {...useFitting(props)} />
}

/** The same, with the columns that there is room for. */
export function FittedTable<Row>({ frame, ...props }: DataTableProps<Row> & Fitting<Row>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState(0)
  const ref = useMergedRef(frame, props.watched)
  const { rows, error, pending, kind = 'page' } = props
  const toggle = (key: string) => setOpen((keys) => toggled(keys, key))
  const failed = error != null && rows.length === 0
  return (
    <div
      ref={ref}
      className={css.frame}
      data-kind={kind}
      aria-busy={pending || props.stale || undefined}
    >
      <table
        className={css.table}
        aria-label={props.label}
        style={{ minWidth: minTableWidth(props) }}
      >
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
      {props.actions && (
        <col className={css.actionsWidth} style={{ '--actions-width': props.actionsWidth }} />
      )}
    </colgroup>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
