import { ErrorState } from '../States.tsx'
import cards from './cards.module.css'
import type { DataTableProps } from './column.ts'
import { edgesOf } from './edges.ts'
import { NamesArea } from './NamesArea.tsx'
import { SelectAll } from './SelectAll.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { TotalsRow } from './TotalsRow.tsx'
import css from './table.module.css'
import { usePressGuard } from './use-press-guard.ts'
import { useTableShortcuts } from './use-table-shortcuts.ts'
import { useTableState } from './use-table-state.ts'

/**
 * The table of every list and record: its states, its keyboard, its open rows. It has all of its columns, and is scrolled
 * sideways between the first and the last ones where the window is narrower; on a phone the same stands as cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const state = useTableState(props)
  const { rows, error, pending, selection, groups, kind = 'page' } = props
  useTableShortcuts(props)
  const guardPress = usePressGuard()
  const failed = error != null && rows.length === 0
  return (
    <NamesArea
      ref={props.watched}
      className={`${css.area} ${cards.area}`}
      data-kind={kind}
      onClickCapture={guardPress}
      aria-busy={pending || props.stale || undefined}
    >
      {selection && !groups && rows.length > 0 && <SelectAll table={props} />}
      <table
        // Said where the layout of cards takes the meaning of a table away.
        role="table"
        className={css.table}
        aria-label={props.label}
        data-pending={pending || undefined}
        data-compact={selection !== undefined || kind !== 'page' || undefined}
        {...edgesOf(props)}
      >
        <TableHead {...props} />
        <TableBody table={props} state={state} />
        {rows.length > 0 && <TotalsRow {...props} />}
      </table>
      {props.foot}
      {failed && <ErrorState error={error} retry={props.retry} />}
      {!failed && !pending && rows.length === 0 && props.empty}
    </NamesArea>
  )
}
