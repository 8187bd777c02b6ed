import { useMergedRef } from '@mantine/hooks'
import { useState } from 'react'
import { ErrorState } from '../States.tsx'
import type { DataTableProps } from './column.ts'
import { type Fitting, minTableWidth, useFitting } from './fitting.ts'
import { GroupHead } from './GroupHead.tsx'
import { linesOf } from './groups.ts'
import { moveRow } from './row-keys.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { TotalsRow } from './TotalsRow.tsx'
import css from './table.module.css'
import { useTicking } from './use-ticking.ts'

/** The table of every list and record: its states, its keyboard, its open rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <FittedTable {...props} {...useFitting(props)} />
}

/** The same, with the columns that there is room for. */
export function FittedTable<Row>({ frame, ...props }: DataTableProps<Row> & Fitting<Row>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState(0)
  const ref = useMergedRef(frame, props.watched)
  const { rows, error, pending, kind = 'page' } = props
  const toggle = (key: string) => setOpen((keys) => toggled(keys, key))
  const lines = linesOf(rows, props.groups, props.groupOf, folded)
  const onTick = useTicking(
    props,
    lines.flatMap((line) => ('row' in line ? [line.row] : [])),
  )
  const fold = (key: string) => (isFolded: boolean, all: boolean) => {
    const keys = all ? (props.groups ?? []).map((group) => group.key) : [key]
    setFolded((before) => withKeys(before, keys, isFolded))
  }
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
          {lines.map((line, index) => {
            const state = {
              active: index === Math.min(active, lines.length - 1),
              onActive: () => setActive(index),
            }
            if ('group' in line) {
              const { group } = line
              return (
                <GroupHead
                  key={`group ${group.key}`}
                  table={props}
                  group={group}
                  folded={folded.has(group.key)}
                  onFold={fold(group.key)}
                  {...state}
                />
              )
            }
            const key = props.rowKey(line.row)
            return (
              <TableRow
                key={key}
                table={props}
                {...line}
                {...state}
                open={open.has(key)}
                onToggle={toggle}
                onTick={onTick}
              />
            )
          })}
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

function withKeys(
  before: ReadonlySet<string>,
  keys: readonly string[],
  isIn: boolean,
): ReadonlySet<string> {
  const others = [...before].filter((key) => !keys.includes(key))
  return new Set(isIn ? [...others, ...keys] : others)
}
